import { css } from "@linaria/core";
import { CheckField } from "../check-field.tsx";
import { FieldGroup } from "../field-group.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./radio-drawing.tsx";
import { hours, type State } from "./radio-model.ts";
import { clockTime, describe, message, suggest, verdict } from "./radio-text.ts";

/** Every message from 01:00 on is lost. */
const initialState: State = { lost: hours.map((_, hour) => hour > 2) };

function Controls({ state: { lost }, change }: ControlsProps<State>) {
  return (
    <FieldGroup legend="Lost on the way (or press a message)" className={grid}>
      {lost.map((broken, hour) => (
        <CheckField
          key={hours[hour]}
          label={clockTime(hour)}
          value={broken}
          onChange={(value) => change({ lost: lost.with(hour, value) })}
        />
      ))}
    </FieldGroup>
  );
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: 10px 12px;

  > legend {
    margin-block-end: 8px;
  }
`;

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  Drawing,
  Controls,
  verdict,
  describe,
  suggest,
  note: "The readings, in percent of soil moisture, are made up. The sheet calls a plot unknown when its newest reading is more than four hours old. Readings that the probe still holds go out with its next message.",
  message,
});
