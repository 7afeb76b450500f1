import { minutesPerDay } from "../../time/time-span.ts";
import { cityOf, formatTime } from "../../time/time-zone.ts";
import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { RangeField } from "../range-field.tsx";
import { SelectField } from "../select-field.tsx";
import { Drawing } from "./time-zone-drawing.tsx";
import { initialState, step, zones, type State } from "./time-zone-model.ts";
import { describe, enclosure, suggest, verdict, explanation } from "./time-zone-text.ts";

const options = zones.map((value) => ({ value, label: cityOf(value) }));

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <RangeField
        label="Device clock"
        max={minutesPerDay - step}
        step={step}
        format={formatTime}
        {...bind("minutes")}
      />
      <SelectField label="The device is in" options={options} {...bind("zone")} />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  // The smallest letters are 11 px where the picture is narrowest, because the narrow drawing is 400 units
  // wide (demos.ts).
  fontSize: { wide: 22, narrow: 18 },
  Drawing,
  Controls,
  verdict,
  describe,
  longestResults: [
    { ...initialState, zone: "America/New_York", minutes: 0 },
    { ...initialState, zone: "Asia/Kathmandu", minutes: minutesPerDay - step },
  ],
  suggest,
  explanation,
  enclosure,
});
