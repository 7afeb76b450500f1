import { useMemo } from "react";
import { company } from "../../content/company.ts";
import { cityOf, formatTime } from "../../time/time-zone.ts";
import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { DemoSelect } from "../frame/demo-select.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { CheckField } from "./check-field.tsx";
import { Drawing } from "./working-hours-drawing.tsx";
import { edgesOf, handleRect, layouts } from "./working-hours-layout.ts";
import { limits, initialState, stateInLocalZone, type State } from "./working-hours-model.ts";
import { describe, enclosure, suggest, verdict, explanation } from "./working-hours-text.ts";

const ourClock = (minutes: number) => `${formatTime(minutes)} in ${company.place.town}`;

const formats = { yourStart: formatTime, yourEnd: formatTime, ourStart: ourClock };
const labels = { yourStart: "Your day starts", yourEnd: "Your day ends", ourStart: "Our day starts" };

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  // The end of our day moves with its start.
  return edgesOf(state)
    .slice(0, 3)
    .map((edge) => (
      <OverlaySlider
        key={edge.name}
        label={labels[edge.name]}
        area={handleRect(edge, layouts[size.name])}
        {...limits[edge.name]}
        step={30}
        value={state[edge.name]}
        format={formats[edge.name]}
        onChange={(value) => change({ [edge.name]: value })}
      />
    ));
}

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
      <DemoSelect label="Your city" options={options} {...bind("zone")} />
      <CheckField label="The rest by handover note" {...bind("handoverNote")} />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  initialLiveState: () => stateInLocalZone(),
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  Controls,
  verdict,
  describe,
  longestResults: [
    { ...initialState, zone: initialState.ourZone },
    {
      ...initialState,
      zone: initialState.ourZone,
      ourStart: 750,
      yourEnd: limits.yourEnd.min,
      handoverNote: true,
    },
  ],
  suggest,
  explanation,
  enclosure,
});
