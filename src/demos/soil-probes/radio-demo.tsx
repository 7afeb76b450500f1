import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { fieldGrid } from "../field-grid.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./radio-drawing.tsx";
import { hours, type State } from "./radio-model.ts";
import { clock, describe, message } from "./radio-text.ts";

/** Two messages are lost, and the next one brings what they carried. */
const initialState: State = { lost: hours.map((hour) => hour === 1 || hour === 2) };

function Controls({ state: { lost }, change }: ControlsProps<State>) {
  const whole = !lost.includes(true);
  return (
    <>
      <FieldGroup legend="Break the radio link at" className={fieldGrid}>
        {lost.map((broken, hour) => (
          <CheckField
            key={hours[hour]}
            label={clock(hour)}
            value={broken}
            onChange={(value) => change({ lost: lost.with(hour, value) })}
          />
        ))}
      </FieldGroup>
      <Button look="quiet" onClick={() => change({ lost: hours.map((_, hour) => whole && hour > 2) })}>
        {whole ? `Cut it from ${clock(3)} on` : "Mend the link"}
      </Button>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 13 },
  Drawing,
  Controls,
  describe,
  note: "Readings in percent of soil moisture are made up. The sheet calls a plot unknown when its newest reading is older than four hours.",
  message,
});
