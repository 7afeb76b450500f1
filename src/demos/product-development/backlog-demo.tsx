import { use } from "react";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { ViewBox } from "../svg-geometry.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { backlog, biggestDoubt, fundedWeeks, plannedOrder, riskiestFirst } from "./backlog.ts";
import { Drawing } from "./backlog-drawing.tsx";
import { layoutOf, plateBox, stickyHeight } from "./backlog-layout.ts";
import { weekOfBiggestDoubt, moveCard, type State } from "./backlog-model.ts";
import { describe, doubts, formatPlace, message, settledDoubts, testLines } from "./backlog-text.ts";

const initialState: State = { order: plannedOrder, cheapTests: false };

function OverlayControls({ state: { order, cheapTests }, change, canvas }: ControlsProps<State>) {
  const layout = layoutOf(canvas);
  return (
    <>
      {/* On a phone, the lower part of the drawing has the switch alone. */}
      {use(ViewBox).y === 0 &&
        order.map((card, index) => (
          <OverlaySlider
            key={card}
            label={backlog[card].title}
            vertical
            box={plateBox(index, layout)}
            min={1}
            max={order.length}
            // The first place is at the top, where a slider has its greatest value.
            value={order.length - index}
            format={() => formatPlace(card, order)}
            onChange={(value) => change({ order: moveCard(order, card, order.length - value) })}
          />
        ))}
      <OverlayGroup
        legend="Tests"
        controls={[
          {
            key: "tests",
            label: testLines.join(" "),
            box: layout.tile,
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
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 21, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  verdict: (state) => {
    const week = weekOfBiggestDoubt(state);
    if (!week) return { text: "Too late", good: false };
    if (week > fundedWeeks / 2) return { text: "Delayed", good: false };
    const mail = week > 1 ? "Sea mail" : "Air mail";
    return { text: settledDoubts(state) < doubts ? mail : "Express", good: true };
  },
  describe,
  suggest: (state) => {
    const { order, cheapTests } = state;
    if (order[0] !== biggestDoubt)
      return {
        label: "Put the biggest doubt first",
        changes: { order: moveCard(order, biggestDoubt, 0) },
      };
    if (!cheapTests) return { label: "Test before building", changes: { cheapTests: true } };
    const changes = { order: riskiestFirst };
    return settledDoubts(state) < settledDoubts({ ...state, ...changes })
      ? { label: "Order the rest by doubt", changes }
      : undefined;
  },
  note: "Made-up figures for the product in the list of doubts below: fifty weeks of work and money for thirty-five. A doubt is the chance that a card proves wrong and ends the project. It is settled when the card is built, or by a cheap test in the card’s first week. Press a card to move it up, or drag it.",
  message,
});
