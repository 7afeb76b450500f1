import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./backlog-drawing.tsx";
import { backlog, biggestRisk, riskiestFirst } from "./backlog-items.ts";
import { layouts, plateRect, stickyHeight } from "./backlog-layout.ts";
import { moveItem, initialState, type State } from "./backlog-model.ts";
import {
  describe,
  formatPosition,
  enclosure,
  testLines,
  explanation,
  verdict,
  suggest,
} from "./backlog-text.ts";

function OverlayControls({ state: { order, cheapTests }, change, size }: ControlsProps<State>) {
  const layout = layouts[size.name];
  return (
    <>
      {order.map((item, index) => (
        <OverlaySlider
          key={item}
          label={backlog[item].title}
          vertical
          area={plateRect(index, layout)}
          min={1}
          max={order.length}
          // A vertical slider has its greatest value at the top, where the order's first item is.
          value={order.length - index}
          format={() => formatPosition(item, order)}
          onChange={(value) => change({ order: moveItem(order, item, order.length - value) })}
        />
      ))}
      <OverlayGroup
        legend="Tests"
        controls={[
          {
            key: "tests",
            label: testLines.join(" "),
            area: layout.tile,
            pressed: cheapTests,
            onPress: () => change({ cheapTests: !cheapTests }),
          },
        ]}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 21, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [{ order: moveItem(riskiestFirst, biggestRisk, 4), cheapTests: true }],
  suggest,
  explanation,
  enclosure,
});
