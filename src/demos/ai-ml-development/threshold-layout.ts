import { linearScale } from "../linear-scale.ts";
import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { binCount, type Prices, type State } from "./threshold-model.ts";

const layouts = {
  wide: {
    /** The two fields, and the row of scores that parts failed machines from sound ones. */
    field: box(0, 0, 1000, 464),
    scores: box(0, 140, 1000, 46),
    firstBin: 21.5,
    binWidth: 48,
    /** Each machine is a square. So many stand beside each other in a bin. */
    beside: 3,
    cell: 15,
    square: 12,
    handle: { width: 118, fontSize: 32 },
    edge: 6,
    headline: { x: 20, y: 50, fontSize: 42 },
    key: { x: 20, y: 79, fontSize: 22 },
    missed: { x: 20, y: 126, fontSize: 32 },
    caught: { x: 980, y: 50, fontSize: 42 },
    leftAlone: { x: 20, y: 174, fontSize: 32 },
    highest: { x: 980, y: 172, fontSize: 24 },
    total: box(516, 262, 164, 186),
    totalText: { fontSize: 72, hours: 358, unit: { y: 398, fontSize: 28 } },
    prices: box(680, 262, 304, 186),
    price: {
      inset: 18,
      distance: 90,
      text: 34,
      fontSize: 26,
      slider: 44,
      handle: 108,
      handleFont: 24,
      touch: 66,
    },
  },
  narrow: {
    field: box(0, 0, 340, 376),
    scores: box(0, 109, 340, 46),
    firstBin: 6.5,
    binWidth: 16.4,
    beside: 2,
    cell: 7.9,
    square: 6.4,
    handle: { width: 74, fontSize: 22 },
    edge: 4,
    headline: { x: 8, y: 28, fontSize: 23 },
    key: { x: 8, y: 50, fontSize: 16.5 },
    missed: { x: 8, y: 95, fontSize: 20 },
    caught: { x: 332, y: 50, fontSize: 20 },
    leftAlone: { x: 8, y: 139, fontSize: 18 },
    highest: { x: 332, y: 138, fontSize: 17 },
    total: box(192, 248, 140, 118),
    totalText: { fontSize: 62, hours: 318, unit: { y: 346, fontSize: 22 } },
    prices: box(0, 378, 340, 160),
    price: {
      inset: 12,
      distance: 76,
      text: 27,
      fontSize: 19,
      slider: 34,
      handle: 86,
      handleFont: 19,
      touch: 54,
    },
  },
} as const;

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** The height of what sticks to the top of a phone: all but the prices, which begin below it. */
export const stickyHeight = layouts.narrow.field.height;

/** Returns where a threshold or the lower end of a bin is. */
export function scoreX(threshold: number, { firstBin, binWidth, square, cell }: Layout): number {
  return firstBin + threshold * binWidth - (cell - square);
}

/** Returns the threshold for a place in the drawing. */
export function thresholdAt(x: number, layout: Layout): number {
  const threshold = Math.round((x - scoreX(0, layout)) / layout.binWidth);
  return Math.min(binCount, Math.max(0, threshold));
}

/** Returns the plate that shows the threshold. At both ends of the scores it stays within the drawing. */
export function handleBox(threshold: number, layout: Layout): Box {
  const { scores, handle } = layout;
  const x = scoreX(threshold, layout) - handle.width / 2;
  return { ...scores, x: Math.min(scores.width - handle.width, Math.max(0, x)), width: handle.width };
}

/** The prices in the order in which they are drawn, and how far each can be moved, in hours. */
export const priceLimits = {
  miss: { min: 1, max: 40 },
  falseAlarm: { min: 1, max: 12 },
} as const satisfies Record<keyof Prices, { min: number; max: number }>;

export const priceNames = Object.keys(priceLimits) as (keyof Prices)[];

/** Returns the row of a price, with its words above its slider. */
export function priceRow(name: keyof Prices, { prices, price }: Layout): Box {
  const { x, y, width } = prices;
  const row = priceNames.indexOf(name) * price.distance;
  return box(x + price.inset, y + row, width - 2 * price.inset, price.distance);
}

function priceScale(name: keyof Prices, layout: Layout) {
  const { x, width } = priceRow(name, layout);
  const { min, max } = priceLimits[name];
  const half = layout.price.handle / 2;
  return { hours: [min, max], places: [x + half, x + width - half] } as const;
}

/** Returns the plate that shows a price, on its slider. */
export function priceHandle(name: keyof Prices, state: State, layout: Layout): Box {
  const { hours, places } = priceScale(name, layout);
  const { slider, handle } = layout.price;
  const middle = linearScale(hours, places)(state[name]);
  return box(middle - handle / 2, priceRow(name, layout).y + slider, handle, 44);
}

/** Returns the price for a place on its slider. */
export function priceAt(name: keyof Prices, x: number, layout: Layout): number {
  const { hours, places } = priceScale(name, layout);
  const price = Math.round(linearScale(places, hours)(x));
  return Math.min(hours[1], Math.max(hours[0], price));
}
