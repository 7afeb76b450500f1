import { ChoiceField } from "../../ui/choice-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { percent } from "../wording.ts";
import { Drawing } from "./demand-drawing.tsx";
import { levels, methods, type State } from "./demand-model.ts";
import { describe, dollars, message, methodTitles, note, stamp, suggest } from "./demand-text.ts";

/** The plan that most begin with. */
const initialState: State = { method: "last-year", servicePercent: 90, short: 20, left: 4 };

const options = methods.map((value) => ({ value, label: methodTitles[value] }));

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <ChoiceField legend="Forecast by" options={options} {...bind("method")} />
      <RangeField
        label="Service level"
        min={levels[0]!}
        max={levels.at(-1)!}
        format={percent}
        {...bind("servicePercent")}
      />
      <RangeField label="A unit short costs" min={1} max={40} format={dollars} {...bind("short")} />
      <RangeField label="A unit left costs" min={1} max={20} format={dollars} {...bind("left")} />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  Controls,
  stamp,
  describe,
  suggest,
  note,
  message,
});
