import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./demand-drawing.tsx";
import { choiceRect, handleRect, layouts } from "./demand-layout.ts";
import { initialState, limits, moveLine, withCheapestLine, type State } from "./demand-model.ts";
import {
  describe,
  describeGoods,
  formatLine,
  enclosure,
  explanation,
  lineValue,
  suggest,
  verdict,
} from "./demand-text.ts";

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const layout = layouts[size.name];
  const { min, max, step } = limits[state.line];
  return (
    <>
      <OverlaySlider
        label="Order line"
        vertical
        area={handleRect(state, layout)}
        {...{ min, max, step }}
        value={lineValue(state)}
        format={() => formatLine(state)}
        onChange={(value) => change(moveLine(state, value))}
      />
      <OverlayGroup
        legend="Leftovers"
        singleChoice
        controls={(["keep", "spoil"] as const).map((goods) => ({
          key: goods,
          label: describeGoods(goods),
          area: choiceRect(goods, layout),
          pressed: goods === state.goods,
          onPress: () => change({ goods }),
        }))}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 22, narrow: 17 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: (["keep", "spoil"] as const).map((goods) =>
    withCheapestLine({ ...initialState, line: "forecast", goods }),
  ),
  suggest,
  explanation,
  enclosure,
});
