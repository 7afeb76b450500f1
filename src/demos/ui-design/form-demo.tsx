import { CheckField } from "../../ui/check-field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { toggle } from "../toggle.ts";
import { Drawing } from "./form-drawing.tsx";
import { faults, mostPresses, type State } from "./form-model.ts";
import { describe, fixLabels, message } from "./form-text.ts";

/** Both forms have just been refused for the first time. */
const initialState: State = { present: new Set(faults), pressed: 8 };

function Controls({ state, change }: ControlsProps<State>) {
  const most = mostPresses(state);
  return (
    <>
      <RangeField
        label="Press"
        max={most}
        value={Math.min(state.pressed, most)}
        format={(pressed) => `${pressed} of ${most}`}
        onChange={(pressed) => change({ pressed })}
      />
      <FieldGroup legend="Mend one by one">
        {faults.map((fault) => (
          <CheckField
            key={fault}
            label={fixLabels[fault]}
            value={!state.present.has(fault)}
            onChange={() => change({ present: toggle(state.present, fault) })}
          />
        ))}
      </FieldGroup>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  Controls,
  stamp: () => undefined,
  describe,
  suggest: () => undefined,
  note: "A model of one visitor who mistypes an address and writes the number with a space. Drawn, so that this page keeps no faulty form; the small numbers are the order of the Tab key.",
  message,
});
