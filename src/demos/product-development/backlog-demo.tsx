import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { backlog, biggestDoubt, fundedWeeks, plannedOrder, riskiestFirst } from "./backlog.ts";
import { Drawing } from "./backlog-drawing.tsx";
import { layouts, plateRect, stickyHeight } from "./backlog-layout.ts";
import { weekOfBiggestDoubt, moveItem, type State } from "./backlog-model.ts";
import { describe, doubtCount, formatPosition, enclosure, settledDoubts, testLines } from "./backlog-text.ts";

const initialState: State = { order: plannedOrder, cheapTests: false };

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
    return { text: settledDoubts(state) < doubtCount ? mail : "Express", good: true };
  },
  describe,
  suggest: (state) => {
    const { order, cheapTests } = state;
    if (order[0] !== biggestDoubt)
      return {
        label: "Put the biggest doubt first",
        changes: { order: moveItem(order, biggestDoubt, 0) },
      };
    if (!cheapTests) return { label: "Test before building", changes: { cheapTests: true } };
    const changes = { order: riskiestFirst };
    return settledDoubts(state) < settledDoubts({ ...state, ...changes })
      ? { label: "Order the rest by doubt", changes }
      : undefined;
  },
  note: "The figures are made up for the product in the list of doubts below, with fifty weeks of work and money for thirty-five. A doubt is the chance that a card proves wrong and ends the project. It is settled when the card is built, or by a cheap test in the card’s first week. Press a card to move it up, or drag it.",
  enclosure,
});
