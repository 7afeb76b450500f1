import type { SizeName } from "../drawing-size.ts";
import { linearScale } from "../linear-scale.ts";
import { rect, type Point, type Rect } from "../svg-geometry.ts";
import { orders, seasonLength, type Goods, type State } from "./demand-model.ts";

export const layouts = {
  wide: {
    chart: rect(0, 0, 728, 464),
    /** The highest position of the line, with its handle below the words, and the feet of the columns. */
    top: 100,
    floor: 428,
    firstMonth: 104,
    monthWidth: 52,
    /** The gap between one month's column and the next. */
    monthGap: 3,
    /**
     * `arrows` is the transform of the two arrows at its right end, `arrowsWidth` their share of its width.
     */
    handle: { width: 96, height: 56, fontSize: 34, arrows: undefined, arrowsWidth: 24 },
    lineWidth: 8,
    headline: { x: 20, y: 42, fontSize: 38 },
    legend: { x: 20, y: 68, fontSize: 22 },
    month: { y: 414, fontSize: 24 },
    panel: rect(744, 0, 256, 464),
    total: { x: 764, y: 70, fontSize: 66 },
    unit: { x: 764, y: 102, fontSize: 24 },
    /** `cell` is the side of a block with the gap beside it. */
    pile: { x: 764, y: 188, cell: 15.4 },
    mistakes: { x: 764, y: 138, lineHeight: 29, fontSize: 22 },
    choice: { area: rect(764, 348, 216, 44), distance: { x: 0, y: 52 }, fontSize: 24 },
  },
  narrow: {
    chart: rect(0, 0, 340, 226),
    top: 78,
    floor: 226,
    firstMonth: 64,
    monthWidth: 23,
    monthGap: 1.5,
    handle: { width: 58, height: 44, fontSize: 21, arrows: "translate(12 0) scale(0.8)", arrowsWidth: 17 },
    lineWidth: 5,
    headline: { x: 10, y: 27, fontSize: 22 },
    legend: { x: 10, y: 49, fontSize: 17 },
    month: { y: 219, fontSize: 16 },
    panel: rect(0, 234, 340, 186),
    total: { x: 14, y: 277, fontSize: 46 },
    unit: { x: 14, y: 300, fontSize: 17 },
    pile: { x: 196, y: 247, cell: 9.3 },
    mistakes: { x: 14, y: 320, lineHeight: 21, fontSize: 17 },
    choice: { area: rect(14, 350, 152, 46), distance: { x: 160, y: 0 }, fontSize: 19 },
  },
};

export type Layout = (typeof layouts)[SizeName];

/**
 * The units a month at the highest position of the line. The columns begin at zero, so that their heights can
 * be compared.
 */
const highest = 530;

/** Returns a function from units a month to the `y` of the chart. */
export function heightScale({ top, floor }: Layout): (units: number) => number {
  return linearScale([0, highest], [floor, top]);
}

/** Returns the rectangle of the handle, at the height of the first month's order. */
export function handleRect(state: State, layout: Layout): Rect {
  const { width, height } = layout.handle;
  return rect(0, heightScale(layout)(orders(state)[0]!.ordered) - height / 2, width, height);
}

/** Returns the units a month at a height of the chart. */
export function unitsAt(y: number, { floor, top }: Layout): number {
  return linearScale([floor, top], [0, highest])(y);
}

/**
 * Returns the value that a press sets the line to: the units at that height for a standing order, else how
 * far they are from the forecast of the month that is pressed. A press on the handle, beside the months,
 * leaves the line where it is.
 */
export function pressedValue({ x, y }: Point, state: State, layout: Layout): number {
  const month = Math.floor((x - layout.firstMonth) / layout.monthWidth);
  const { expected, ordered } = orders(state)[Math.min(seasonLength - 1, Math.max(0, month))]!;
  const units = month < 0 ? ordered : unitsAt(y, layout);
  return state.line === "standing" ? units : units - expected;
}

export function choiceRect(goods: Goods, { choice }: Layout): Rect {
  const { area, distance } = choice;
  return goods === "keep" ? area : { ...area, x: area.x + distance.x, y: area.y + distance.y };
}
