import { ChoiceField } from "../../ui/choice-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { percent } from "../wording.ts";
import { Drawing } from "./demand-drawing.tsx";
import { methods, type State } from "./demand-model.ts";
import { describe, describeBestService, dollars, message, methodTitles } from "./demand-text.ts";

const initialState: State = { method: "holt-winters", servicePercent: 90, short: 20, left: 4 };

const options = methods.map((value) => ({ value, label: methodTitles[value] }));

function Controls({ state, bind }: ControlsProps<State>) {
  return (
    <>
      <ChoiceField legend="Forecast by" options={options} {...bind("method")} />
      <RangeField label="Service level" min={80} max={98} format={percent} {...bind("servicePercent")} />
      <RangeField label="A unit short costs" min={1} max={40} format={dollars} {...bind("short")} />
      <RangeField label="A unit left costs" min={1} max={20} format={dollars} {...bind("left")} />
      <p>{describeBestService(state)}</p>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  Drawing,
  Controls,
  stamp: () => undefined,
  describe,
  suggest: () => undefined,
  note: "Made-up demand whose growth picks up in the second year. Each month of the third is forecast one month ahead from those before it. The interval is normal and as wide as the method’s errors so far; each order goes up to its top, and what is left is not kept. Holt-Winters is additive, smoothing 0.3, 0.1 and 0.1.",
  message,
});
