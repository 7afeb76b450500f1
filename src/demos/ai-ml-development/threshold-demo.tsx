import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./threshold-drawing.tsx";
import { bins, type State } from "./threshold-model.ts";
import { describe, hours, message, score } from "./threshold-text.ts";

const initialState: State = { threshold: 13, miss: 12, falseAlarm: 2 };

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <RangeField label="Alarm from a score of" max={bins} format={score} {...bind("threshold")} />
      <RangeField label="A missed failure costs" min={1} max={40} format={hours} {...bind("miss")} />
      <RangeField label="A false alarm costs" min={1} max={12} format={hours} {...bind("falseAlarm")} />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  Drawing,
  Controls,
  describe,
  note: "Made-up scores of 500 machines, 80 of which failed within a week. The rule of thumb inspects whatever is older than eight years.",
  message,
});
