import { useEffect } from "react";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { OverlaySlider } from "../overlay-slider.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./threshold-drawing.tsx";
import {
  handleRect,
  layouts,
  priceHandle,
  priceLimits,
  priceNames,
  stickyHeight,
} from "./threshold-layout.ts";
import { binCount, initialState, nextStep, type State } from "./threshold-model.ts";
import {
  describe,
  formatHours,
  formatScore,
  enclosure,
  note,
  priceLabels,
  suggest,
  verdict,
} from "./threshold-text.ts";

const stepMs = 110;
const noGoal = { goal: undefined };

function OverlayControls({ state, size, change, bind }: ControlsProps<State>) {
  const layout = layouts[size.name];
  const { goal } = state;

  useEffect(() => {
    if (!goal) return;
    const slow = matchMedia(motionAllowed).matches;
    const timer = setTimeout(
      () => change(slow ? nextStep(state) : { ...goal, ...noGoal }),
      slow ? stepMs : 0,
    );
    return () => clearTimeout(timer);
  });

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
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 16.5 },
  stickyHeight,
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [{ threshold: 11, miss: 24, falseAlarm: 8 }],
  suggest,
  note,
  enclosure,
});
