import { company } from "../../content/company.ts";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./overlap-drawing.tsx";
import { bounds, clock, initialState, localState, type State } from "./overlap-model.ts";
import { describe, explain, message, stamp, suggest } from "./overlap-text.ts";
import { ZoneField } from "./zone-field.tsx";

const inOurTown = (minutes: number) => `${clock(minutes)} in ${company.place.town}`;

const fields = [
  { name: "yourStart", label: "Your day starts", format: clock },
  { name: "yourEnd", label: "Your day ends", format: clock },
  { name: "ourStart", label: "Our day starts", format: inOurTown },
] as const;

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <ZoneField {...bind("zone")} />
      {fields.map(({ name, ...field }) => (
        <RangeField key={name} {...field} {...bounds[name]} step={30} {...bind(name)} />
      ))}
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  liveState: localState,
  Drawing,
  Controls,
  stamp,
  describe,
  explain,
  suggest,
  note: "Nine hours here, breaks included, by the time zones that your browser knows. Which hours our engineers keep is agreed with them and you before the start.",
  message,
});
