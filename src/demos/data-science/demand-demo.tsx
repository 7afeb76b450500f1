import { RadioField } from "../radio-field.tsx";
import { RangeField } from "../range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./demand-drawing.tsx";
import { highestPrice, serviceLevels, methods, oldPlan, type State } from "./demand-model.ts";
import {
  describe,
  formatDollars,
  safetyMargin,
  message,
  methodTitles,
  note,
  suggest,
  verdict,
} from "./demand-text.ts";

const options = methods.map((value) => ({ value, label: methodTitles[value] }));

const price = { min: 1, max: highestPrice, format: formatDollars };

function Controls({ state, bind }: ControlsProps<State>) {
  return (
    <>
      <RadioField legend="Forecast by" options={options} {...bind("method")} />
      <RangeField
        label="Safety margin"
        min={serviceLevels[0]!}
        max={serviceLevels.at(-1)!}
        format={() => safetyMargin(state)}
        {...bind("servicePercent")}
      />
      <RangeField label="A unit short costs" {...price} {...bind("short")} />
      <RangeField label="A unit left over costs" {...price} {...bind("left")} />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState: { ...oldPlan, short: 20, left: 4 },
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  Controls,
  verdict,
  describe,
  suggest,
  note,
  message,
});
