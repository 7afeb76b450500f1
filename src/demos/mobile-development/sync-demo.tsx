import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { fieldGrid } from "../field-grid.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./sync-drawing.tsx";
import {
  checks,
  initialState,
  markOn,
  marks,
  sides,
  syncReducer,
  type Action,
  type State,
} from "./sync-model.ts";
import { describe, message } from "./sync-text.ts";

const options = marks.map((value) => ({ value, label: value }));

function Controls({ state, change }: ControlsProps<State>) {
  const dispatch = (action: Action) => change(syncReducer(state, action));
  const [conflict] = state.conflicts;
  const decidable = conflict !== undefined && state.signal;
  return (
    <>
      <CheckField
        label="The phone has a signal"
        value={state.signal}
        onChange={(on) => dispatch({ type: "signal", on })}
      />
      <div className={fieldGrid}>
        {checks
          .slice(0, 2)
          .map((check) =>
            sides.map((side) => (
              <SelectField
                key={side + check}
                label={`${check}, ${side}`}
                options={options}
                value={markOn(side, state, check)}
                onChange={(mark) => dispatch({ type: "mark", side, check, mark })}
              />
            )),
          )}
      </div>
      {/* Always there: a button that went away would take the focus with it. */}
      <FieldGroup
        className={fieldGrid}
        legend={conflict ? `${conflict} was changed on both sides. Which holds?` : "No conflict to decide"}
      >
        {sides.map((side) => (
          <Button
            key={side}
            look="quiet"
            aria-disabled={!decidable}
            onClick={() => {
              if (decidable) dispatch({ type: "resolve", check: conflict, keep: side });
            }}
          >
            The {side}
          </Button>
        ))}
      </FieldGroup>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 16, narrow: 14 },
  Drawing,
  Controls,
  stamp: ({ queue, conflicts }) =>
    queue.length + conflicts.length > 0 ? { text: "Held", good: false } : { text: "Delivered", good: true },
  describe,
  suggest: () => undefined,
  note: "A made-up inspection. Who decides a conflict, and which marks may settle themselves, is a rule that you set with us.",
  message,
});
