import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { formatPercent } from "../format.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { RangeField } from "../range-field.tsx";
import { Drawing } from "./rollout-drawing.tsx";
import { handleRect, layouts, stickyHeight } from "./rollout-layout.ts";
import {
  atTheEnd,
  atTheStart,
  firstRingPercents,
  initialState,
  nextReach,
  type State,
} from "./rollout-model.ts";
import {
  describe,
  formatFirstRing,
  enclosure,
  suggest,
  tileLines,
  verdict,
  explanation,
} from "./rollout-text.ts";

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <RangeField
        label="Halt if more fail than"
        max={20}
        format={formatPercent}
        {...bind("haltAbove", atTheEnd)}
      />
      <RangeField
        label="New firmware fails on"
        max={20}
        format={formatPercent}
        {...bind("failureRate", { ...atTheEnd, forcedFailures: new Set() })}
      />
    </>
  );
}

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const { firstRingPercent, secondSlot, fleet } = state;
  const layout = layouts[size.name];
  return (
    <>
      <OverlaySlider
        label="First ring"
        area={handleRect(firstRingPercent, layout)}
        min={0}
        max={firstRingPercents.length - 1}
        value={firstRingPercents.indexOf(firstRingPercent)}
        format={() => formatFirstRing(firstRingPercent)}
        onChange={(index) => change({ firstRingPercent: firstRingPercents[index]!, ...atTheEnd })}
      />
      <OverlayGroup
        legend="Fleet"
        controls={[
          {
            key: "slot",
            label: tileLines.secondSlot.join(" "),
            area: layout.tiles.secondSlot,
            pressed: secondSlot,
            onPress: () => change({ secondSlot: !secondSlot, ...atTheEnd }),
          },
          {
            key: "fleet",
            label: tileLines.anotherFleet.join(" "),
            area: layout.tiles.anotherFleet,
            onPress: () => change({ fleet: fleet + 1, ...atTheStart }),
          },
        ]}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 22, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  Controls,
  playback: { stepMs: 60, nextStep: nextReach, skipToEnd: () => atTheEnd },
  verdict,
  describe,
  longestResults: [{ ...initialState, failureRate: 20, secondSlot: true }],
  suggest,
  explanation,
  enclosure,
});
