import { company } from "../../content/company.ts";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing, extraHeight } from "./overlap-drawing.tsx";
import { clock, initialState, localState, type State } from "./overlap-model.ts";
import { describe, message } from "./overlap-text.ts";
import { ZoneField } from "./zone-field.tsx";

/** Sliders in steps of half an hour. */
const step = 30;
const hour = 60;

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <ZoneField {...bind("zone")} />
      <RangeField
        label="Your day starts"
        min={6 * hour}
        max={12 * hour}
        step={step}
        format={clock}
        {...bind("yourStart")}
      />
      <RangeField
        label="Your day ends"
        min={13 * hour}
        max={22 * hour}
        step={step}
        format={clock}
        {...bind("yourEnd")}
      />
      <RangeField
        label="Our day starts"
        min={6 * hour}
        max={14 * hour}
        step={step}
        format={(start) => `${clock(start)} in ${company.place.town}`}
        {...bind("ourStart")}
      />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  liveState: localState,
  Drawing,
  extraHeight,
  Controls,
  describe,
  note: "Nine hours here, breaks included, by the time zones that your browser knows. Which hours our engineers keep is agreed with them and you before the start.",
  message,
});
