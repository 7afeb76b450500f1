import { use } from "react";
import { OverlaySlider } from "../overlay-slider.tsx";
import { ViewBox } from "../svg-geometry.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./threshold-drawing.tsx";
import {
  handleBox,
  layoutOf,
  priceHandle,
  priceLimits,
  priceNames,
  stickyHeight,
} from "./threshold-layout.ts";
import { binCount, cheapestThreshold, type State } from "./threshold-model.ts";
import { describe, formatHours, formatScore, message, note, priceLabels, suggest } from "./threshold-text.ts";

const initialState: State = { threshold: 13, miss: 12, falseAlarm: 2 };

function OverlayControls({ state, canvas, bind }: ControlsProps<State>) {
  const layout = layoutOf(canvas);
  const { y, height } = use(ViewBox);
  // On a phone, the prices are in the lower part of the drawing.
  const showsPrices = y + height > layout.prices.y;
  return (
    <>
      {y === 0 && (
        <OverlaySlider
          label="Alarm from a score of"
          box={handleBox(state.threshold, layout)}
          min={0}
          max={binCount}
          format={formatScore}
          {...bind("threshold")}
        />
      )}
      {showsPrices &&
        priceNames.map((name) => (
          <OverlaySlider
            key={name}
            label={priceLabels[name]}
            box={priceHandle(name, state, layout)}
            {...priceLimits[name]}
            format={formatHours}
            {...bind(name)}
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
  verdict: (state) =>
    state.threshold === cheapestThreshold(state)
      ? { text: "Paid", good: true }
      : { text: "Postage due", good: false },
  describe,
  suggest,
  note,
  message,
});
