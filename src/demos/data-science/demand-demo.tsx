import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./demand-drawing.tsx";
import { choiceBox, handleBox, layoutOf } from "./demand-layout.ts";
import { initialState, leftPrices, limits, moveLine, type Goods, type State } from "./demand-model.ts";
import { describe, formatLine, message, note, placeOf, suggest, verdict } from "./demand-text.ts";

const labels: Record<Goods, string> = {
  keep: `They keep: one left over costs $${leftPrices.keep}`,
  spoil: `They spoil: one left over costs $${leftPrices.spoil}`,
};

function OverlayControls({ state, change, canvas }: ControlsProps<State>) {
  const layout = layoutOf(canvas);
  const { min, max, step } = limits[state.line];
  return (
    <>
      <OverlaySlider
        label="Order line"
        vertical
        box={handleBox(state, layout)}
        {...{ min, max, step }}
        value={placeOf(state)}
        format={() => formatLine(state)}
        onChange={(place) => change(moveLine(state, place))}
      />
      <OverlayGroup
        legend="Leftovers"
        singleChoice
        controls={(["keep", "spoil"] as const).map((goods) => ({
          key: goods,
          label: labels[goods],
          box: choiceBox(goods, layout),
          pressed: goods === state.goods,
          onPress: () => change({ goods }),
        }))}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 17 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  suggest,
  note,
  message,
});
