import { useMemo } from "react";
import { company } from "../../content/company.ts";
import { cityOf, clock } from "../../content/time-zone.ts";
import { CheckField } from "../check-field.tsx";
import { RangeField } from "../range-field.tsx";
import { SelectField } from "../select-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./overlap-drawing.tsx";
import { bounds, initialState, stateInLocalZone, type State } from "./overlap-model.ts";
import { describe, message, suggest, verdict } from "./overlap-text.ts";

const ourClock = (minutes: number) => `${clock(minutes)} in ${company.place.town}`;

const fields = [
  { name: "yourStart", label: "Your day starts", format: clock },
  { name: "yourEnd", label: "Your day ends", format: clock },
  { name: "ourStart", label: "Our day starts", format: ourClock },
] as const;

function Controls({ state: { zone }, bind }: ControlsProps<State>) {
  // The visitor's own zone is added, as the browser's list may lack it.
  const options = useMemo(() => {
    const zones = new Set([zone, ...Intl.supportedValuesOf("timeZone")]);
    return [...zones]
      .toSorted()
      .map((value) => ({ value, label: cityOf(value), group: value.split("/")[0]! }));
  }, [zone]);
  return (
    <>
      <SelectField label="Your city" options={options} {...bind("zone")} />
      {fields.map(({ name, ...field }) => (
        <RangeField key={name} {...field} {...bounds[name]} step={30} {...bind(name)} />
      ))}
      <CheckField label="The rest by handover note" {...bind("note")} />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  initialLiveState: stateInLocalZone,
  Drawing,
  Controls,
  verdict,
  describe,
  suggest,
  note: "The sessions are an example. Our day has nine hours, breaks included. Counted are the hours that both work on every day of the year, by the time zones that your browser knows; solid is our day in January, dashed after the year’s first change of clocks. Which hours our engineers keep is agreed with them and you before the start.",
  message,
});
