import type { SizeName } from "../drawing-size.ts";
import { linearScale } from "../linear-scale.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { binCount, type Prices, type State } from "./threshold-model.ts";

export const layouts = {
  wide: {
    /**
     * The background of the machines, dark below the threshold and gold above it, and the row of scores that
     * parts failed machines from sound ones.
     */
    background: rect(0, 0, 1000, 488),
    /**
     * In the narrow drawing the words above the machines have a background of their own, as the edge would
     * cut through them.
     */
    titleBackground: undefined,
    scores: rect(0, 140, 1000, 46),
    firstBin: 21.5,
    binWidth: 48,
    /**
     * How many machines are beside each other in a bin, the side of a machine's square, and that side with
     * the gap beside it.
     */
    beside: 3,
    square: 12,
    cell: 15,
    handle: { width: 118, fontSize: 32 },
    edgeWidth: 6,
    headline: { x: 20, y: 50, fontSize: 42 },
    legend: { x: 20, y: 79, fontSize: 22 },
    missed: { x: 20, y: 126, fontSize: 32 },
    caught: { x: 980, y: 50, fontSize: 42 },
    leftAlone: { x: 20, y: 174, fontSize: 32 },
    highest: { x: 980, y: 172, fontSize: 24 },
    total: rect(516, 282, 164, 186),
    totalText: { fontSize: 72, y: 378, unit: { y: 418, fontSize: 28 } },
    prices: rect(680, 282, 300, 186),
    price: {
      inset: 18,
      distance: 90,
      /** From the upper edge of a price's row down to the baseline of its text, and to its handle. */
      textY: 34,
      fontSize: 26,
      handleY: 44,
      handleWidth: 108,
      handleFontSize: 24,
      touchHeight: 66,
    },
  },
  narrow: {
    background: rect(0, 58, 340, 355),
    titleBackground: rect(0, 0, 340, 59),
    scores: rect(0, 128, 340, 46),
    firstBin: 6.5,
    binWidth: 16.4,
    beside: 2,
    cell: 7.9,
    square: 6.4,
    handle: { width: 74, fontSize: 22 },
    edgeWidth: 4,
    headline: { x: 8, y: 27, fontSize: 23 },
    legend: { x: 8, y: 48, fontSize: 16.5 },
    missed: { x: 8, y: 114, fontSize: 20 },
    caught: { x: 332, y: 80, fontSize: 20 },
    leftAlone: { x: 8, y: 158, fontSize: 18 },
    highest: { x: 332, y: 157, fontSize: 17 },
    total: rect(192, 281, 140, 118),
    totalText: { fontSize: 62, y: 351, unit: { y: 379, fontSize: 22 } },
    prices: rect(0, 415, 340, 160),
    price: {
      inset: 12,
      distance: 76,
      textY: 27,
      fontSize: 19,
      handleY: 34,
      handleWidth: 86,
      handleFontSize: 19,
      touchHeight: 54,
    },
  },
} as const;

export type Layout = (typeof layouts)[SizeName];

/** The height of the part that sticks to the top of a narrow window. It ends above the prices. */
export const stickyHeight = layouts.narrow.prices.y - 2;

/** Returns the `x` of a threshold, which is the lower end of its bin. */
export function scoreX(threshold: number, { firstBin, binWidth, square, cell }: Layout): number {
  return firstBin + threshold * binWidth - (cell - square);
}

/** Returns the threshold nearest to an `x` of the drawing. */
export function thresholdAt(x: number, layout: Layout): number {
  const threshold = Math.round((x - scoreX(0, layout)) / layout.binWidth);
  return Math.min(binCount, Math.max(0, threshold));
}

/** Returns the plate that shows the threshold. At both ends of the scores it stays within the drawing. */
export function handleRect(threshold: number, layout: Layout): Rect {
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
export function priceRow(name: keyof Prices, { prices, price }: Layout): Rect {
  const { x, y, width } = prices;
  const row = priceNames.indexOf(name) * price.distance;
  return rect(x + price.inset, y + row, width - 2 * price.inset, price.distance);
}

/** Returns the least and the greatest price in hours, and the `x` of the handle's middle for each. */
function priceScale(name: keyof Prices, layout: Layout) {
  const { x, width } = priceRow(name, layout);
  const { min, max } = priceLimits[name];
  const half = layout.price.handleWidth / 2;
  return { hours: [min, max], xs: [x + half, x + width - half] } as const;
}

/** Returns the plate that shows a price, on its slider. */
export function priceHandle(name: keyof Prices, state: State, layout: Layout): Rect {
  const { hours, xs } = priceScale(name, layout);
  const { handleY, handleWidth } = layout.price;
  const middle = linearScale(hours, xs)(state[name]);
  return rect(middle - handleWidth / 2, priceRow(name, layout).y + handleY, handleWidth, 44);
}

/** Returns the price for an `x` of its slider, in hours. */
export function priceAt(name: keyof Prices, x: number, layout: Layout): number {
  const { hours, xs } = priceScale(name, layout);
  const price = Math.round(linearScale(xs, hours)(x));
  return Math.min(hours[1], Math.max(hours[0], price));
}
