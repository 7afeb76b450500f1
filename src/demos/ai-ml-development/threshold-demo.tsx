import { RangeField } from "../range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./threshold-drawing.tsx";
import { binCount, cheapestThreshold, type State } from "./threshold-model.ts";
import { describe, formatHours, message, note, formatScore, suggest } from "./threshold-text.ts";

const initialState: State = { threshold: 13, miss: 12, falseAlarm: 2 };

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <RangeField label="Alarm from a score of" max={binCount} format={formatScore} {...bind("threshold")} />
      <RangeField label="A missed failure costs" min={1} max={40} format={formatHours} {...bind("miss")} />
      <RangeField label="A false alarm costs" min={1} max={12} format={formatHours} {...bind("falseAlarm")} />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  Drawing,
  Controls,
  verdict: (state) =>
    state.threshold === cheapestThreshold(state)
      ? { text: "Paid", good: true }
      : { text: "Postage due", good: false },
  describe,
  suggest,
  note,
  message,
});
