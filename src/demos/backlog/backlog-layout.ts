import type { Drag } from "../draggable.ts";
import { withNarrowFlag, type SizeName } from "../drawing-size.ts";
import { linearScale } from "../linear-scale.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { allWeeks, fundedWeeks, plannedOrder } from "./backlog-items.ts";

export const layouts = withNarrowFlag({
  wide: {
    height: 468,
    /** The upper edge of the first row. */
    top: 88,
    rowHeight: 43,
    /** The x coordinates of the first and the last week. */
    weeks: [346, 984],
    /** The part of a row that names its item, and how much of it has the colour of its risk. */
    plate: rect(16, 3, 314, 37),
    colored: 314,
    title: { x: 46, y: 30, fontSize: 22 },
    risk: { x: 320, y: 30, fontSize: 20 },
    arrow: { x: 31, y: 22, scale: 1 },
    bar: { y: 5, height: 33 },
    fall: { drop: 3, angle: 11 },
    markSize: 26,
    headline: { x: 18, y: 48, fontSize: 42 },
    legend: { x: 18, y: 76, fontSize: 21 },
    noMoney: { x: 812, y: 48, fontSize: 42 },
    noMoneyLine: { x: 812, y: 76, fontSize: 21 },
    axis: { y: 458, fontSize: 21 },
    tile: rect(450, 14, 326, 62),
    tileSizes: { fontSize: 21, lineHeight: 24, check: 28 },
    /** The size of the teeth where the money is torn off. */
    tear: 8,
  },
  narrow: {
    height: 464,
    top: 55,
    rowHeight: 46,
    weeks: [6, 334],
    plate: rect(6, 2, 222, 20),
    colored: 20,
    title: { x: 32, y: 18, fontSize: 17 },
    risk: { x: 199, y: 18, fontSize: 17 },
    arrow: { x: 16, y: 12, scale: 0.7 },
    bar: { y: 25, height: 18 },
    fall: { drop: 3, angle: 9 },
    markSize: 18,
    headline: { x: 8, y: 26, fontSize: 23 },
    legend: { x: 8, y: 46, fontSize: 16 },
    noMoney: { x: 249, y: 26, fontSize: 21 },
    noMoneyLine: { x: 249, y: 46, fontSize: 15.5 },
    axis: { y: 440, fontSize: 16 },
    tile: rect(0, 466, 340, 56),
    tileSizes: { fontSize: 18, lineHeight: 21, check: 24 },
    tear: 5,
  },
} as const);

export type Layout = (typeof layouts)[SizeName];

/** The height of the part that sticks to the top of a narrow window. It ends above the switch. */
export const stickyHeight = layouts.narrow.height;

/** Returns a function from weeks since the start of the project to `x`. */
export function weekScale({ weeks: [first, last] }: Layout): (week: number) => number {
  return linearScale([0, allWeeks], [first, last]);
}

/** Returns the rectangle that names the item in a row. */
export function plateRect(index: number, { plate, top, rowHeight }: Layout): Rect {
  return { ...plate, y: top + index * rowHeight + plate.y };
}

/** Returns the index of the row at `y`; above all rows that of the first, below them that of the last. */
export function rowAt(y: number, { top, rowHeight }: Layout): number {
  const row = Math.floor((y - top) / rowHeight);
  return Math.min(plannedOrder.length - 1, Math.max(0, row));
}

/**
 * Returns how far a dragged item is from the row that it has reached. Beyond the first and the last row it
 * stays near.
 */
export function distanceFromRow({ start, point }: Drag, layout: Layout): number {
  const { rowHeight } = layout;
  const moved = (rowAt(point.y, layout) - rowAt(start.y, layout)) * rowHeight;
  return Math.min(rowHeight, Math.max(-rowHeight, point.y - start.y - moved));
}

/** Returns the outline of the weeks that are paid for, torn off where the money ends. */
export function moneyPath(layout: Layout): string {
  const { tear, height } = layout;
  const teeth = Math.floor(height / (2 * tear));
  return `M0 0H${moneyEnd(layout)}${`l${tear} ${tear}l${-tear} ${tear}`.repeat(teeth)}V${height}H0z`;
}

/** Returns where the money ends, without the teeth of its torn edge. */
export const moneyEnd = (layout: Layout) => Math.round(weekScale(layout)(fundedWeeks));
