import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./threshold-drawing.tsx";
import {
  handleRect,
  layouts,
  priceHandle,
  priceLimits,
  priceNames,
  stickyHeight,
} from "./threshold-layout.ts";
import { binCount, initialState, nextStep, skipToGoal, type State } from "./threshold-model.ts";
import {
  describe,
  formatHours,
  formatScore,
  enclosure,
  explanation,
  priceLabels,
  suggest,
  verdict,
} from "./threshold-text.ts";

const noGoal = { goal: undefined };

function OverlayControls({ state, size, bind }: ControlsProps<State>) {
  const layout = layouts[size.name];
  return (
    <>
      <OverlaySlider
        label="Alarm at a score of"
        area={handleRect(state.threshold, layout)}
        min={0}
        max={binCount}
        format={formatScore}
        {...bind("threshold", noGoal)}
      />
      {priceNames.map((name) => (
        <OverlaySlider
          key={name}
          label={priceLabels[name]}
          area={priceHandle(name, state, layout)}
          {...priceLimits[name]}
          format={formatHours}
          {...bind(name, noGoal)}
        />
      ))}
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 22, narrow: 16.5 },
  stickyHeight,
  Drawing,
  OverlayControls,
  playback: { stepMs: 110, nextStep, skipToEnd: skipToGoal },
  verdict,
  describe,
  longestResults: [{ threshold: 11, miss: 24, falseAlarm: 8 }],
  suggest,
  explanation,
  enclosure,
});
