import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { linearScale } from "../linear-scale.ts";
import { orders, seasonLength, type Goods, type State } from "./demand-model.ts";

const layouts = {
  wide: {
    chart: box(0, 0, 728, 440),
    /** The highest place of the line, below the words. */
    top: 78,
    firstMonth: 128,
    monthWidth: 50,
    handle: { width: 116, height: 60, fontSize: 42 },
    lineWidth: 8,
    words: { x: 20, headline: { y: 44, fontSize: 40 }, key: { y: 74, fontSize: 22 } },
    month: { y: 426, fontSize: 24 },
    panel: box(744, 0, 256, 440),
    total: { x: 762, y: 66, fontSize: 66 },
    unit: { x: 762, y: 98, fontSize: 24 },
    pile: { x: 762, y: 116, cell: 15.7 },
    rows: { x: 762, y: 304, distance: 30, fontSize: 22 },
    choice: { box: box(762, 360, 106, 60), distance: 114, fontSize: 24 },
  },
  narrow: {
    chart: box(0, 0, 340, 226),
    top: 60,
    firstMonth: 64,
    monthWidth: 23,
    handle: { width: 58, height: 44, fontSize: 21 },
    lineWidth: 5,
    words: { x: 10, headline: { y: 28, fontSize: 24 }, key: { y: 50, fontSize: 17 } },
    month: { y: 219, fontSize: 16 },
    panel: box(0, 234, 340, 170),
    total: { x: 14, y: 279, fontSize: 46 },
    unit: { x: 14, y: 299, fontSize: 17 },
    pile: { x: 196, y: 247, cell: 9.3 },
    rows: { x: 14, y: 320, distance: 21, fontSize: 17 },
    choice: { box: box(14, 350, 152, 46), distance: 160, fontSize: 19 },
  },
};

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** The units at the top of the line's way. The columns begin at zero, so that their heights can be compared. */
const highest = 530;

export function heightScale({ top, chart }: Layout): (units: number) => number {
  return linearScale([0, highest], [chart.height, top]);
}

/** Returns the box of the handle, at the height of the first month's order. */
export function handleBox(state: State, layout: Layout): Box {
  const { width, height } = layout.handle;
  return box(0, heightScale(layout)(orders(state)[0]!.ordered) - height / 2, width, height);
}

/** Returns the place of the line for a point of the chart: an order, or the distance from the forecast of the month there. */
export function placeAt({ x, y }: { x: number; y: number }, state: State, layout: Layout): number {
  const units = linearScale([layout.chart.height, layout.top], [0, highest])(y);
  if (state.line === "standing") return units;
  const month = Math.floor((x - layout.firstMonth) / layout.monthWidth);
  return units - orders(state)[Math.min(seasonLength - 1, Math.max(0, month))]!.expected;
}

export function choiceBox(goods: Goods, { choice }: Layout): Box {
  return { ...choice.box, x: choice.box.x + (goods === "keep" ? 0 : 1) * choice.distance };
}
