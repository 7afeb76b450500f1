import { company } from "../../content/company.ts";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./overlap-drawing.tsx";
import { clock, initialState, localState, type State } from "./overlap-model.ts";
import { describe, message } from "./overlap-text.ts";
import { ZoneField } from "./zone-field.tsx";

const inOurTown = (minutes: number) => `${clock(minutes)} in ${company.place.town}`;

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <ZoneField {...bind("zone")} />
      <RangeField
        label="Your day starts"
        min={360}
        max={720}
        step={30}
        format={clock}
        {...bind("yourStart")}
      />
      <RangeField label="Your day ends" min={780} max={1320} step={30} format={clock} {...bind("yourEnd")} />
      <RangeField
        label="Our day starts"
        min={360}
        max={840}
        step={30}
        format={inOurTown}
        {...bind("ourStart")}
      />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  liveState: localState,
  Drawing,
  Controls,
  describe,
  stamp: () => undefined,
  suggest: () => undefined,
  note: "Nine hours here, breaks included, by the time zones that your browser knows. Which hours our engineers keep is agreed with them and you before the start.",
  message,
});
