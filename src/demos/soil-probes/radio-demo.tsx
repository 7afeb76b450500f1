import { css } from "@linaria/core";
import { CheckField } from "../../ui/check-field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./radio-drawing.tsx";
import { fates, hours, sheetOf, type State } from "./radio-model.ts";
import { clock, describe, explain, message } from "./radio-text.ts";

/** Two messages are lost, and the next one brings what they carried. */
const initialState: State = { lost: hours.map((hour) => hour === 1 || hour === 2) };

function Controls({ state: { lost }, change }: ControlsProps<State>) {
  return (
    <FieldGroup legend="Break the radio link at" className={grid}>
      {lost.map((broken, hour) => (
        <CheckField
          key={hours[hour]}
          label={clock(hour)}
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

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 13 },
  Drawing,
  foldAt: 322,
  Controls,
  stamp: ({ lost }) => {
    if (sheetOf(lost).moisture === undefined) return { text: "Unknown", good: false };
    return fates(lost).some(({ kind }) => kind === "gap")
      ? { text: "Lost", good: false }
      : { text: "Delivered", good: true };
  },
  describe,
  explain,
  suggest: ({ lost }) =>
    sheetOf(lost).moisture === undefined
      ? { label: "Mend the link", changed: { lost: hours.map(() => false) } }
      : {
          label: `Cut the link from ${clock(3)} on`,
          changed: { lost: lost.map((broken, hour) => broken || hour > 2) },
        },
  note: "Readings in percent of soil moisture are made up. The sheet calls a plot unknown when its newest reading is older than four hours.",
  message,
});
