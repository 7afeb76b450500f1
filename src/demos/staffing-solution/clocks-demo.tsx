import { company } from "../../content/company.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./overlap-drawing.tsx";
import { cityOf, initialState, localState, type State } from "./overlap-model.ts";
import { describe, describeShared, explain, stamp, suggest } from "./overlap-text.ts";
import { ZoneField } from "./zone-field.tsx";

function Controls({ bind }: ControlsProps<State>) {
  return <ZoneField {...bind("zone")} />;
}

/** The short form for /about: the visitor picks a city, and nothing else. */
export const { Board, Still } = defineDemo({
  initialState,
  liveState: localState,
  Drawing,
  Controls,
  stamp,
  describe,
  explain,
  suggest,
  note: "A day of 09:00 to 17:00 with you and one of 09:30 to 18:30 with us, until you move them.",
  message: (state) =>
    `I am in ${cityOf(state.zone)}: a working day there and one in ${company.place.town} share ${describeShared(state)}.`,
});
