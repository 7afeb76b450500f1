import { linearScale } from "../linear-scale.ts";
import type { SizeName } from "../drawing-size.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { backlog, fundedWeeks, plannedOrder } from "./backlog.ts";

const allWeeks = plannedOrder.reduce((sum, item) => sum + backlog[item].weeks, 0);

export const layouts = {
  wide: {
    height: 468,
    /** Where the first row begins. */
    top: 88,
    rowHeight: 43,
    /** Where the first and the last week are. */
    weeks: [346, 984],
    /** The part of a row that names its item. */
    plate: rect(16, 3, 314, 37),
    title: { x: 46, y: 30, fontSize: 22 },
    doubt: { x: 320, y: 30, fontSize: 20, unit: "% doubt" },
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
    tileLook: { fontSize: 21, lineHeight: 24, check: 28 },
    /** The size of the teeth where the money is torn off. */
    tear: 8,
  },
  narrow: {
    height: 440,
    top: 60,
    rowHeight: 46,
    weeks: [6, 334],
    plate: rect(6, 0, 222, 22),
    title: { x: 28, y: 17.5, fontSize: 17 },
    doubt: { x: 222, y: 17.5, fontSize: 18, unit: "%" },
    arrow: { x: 17, y: 11.5, scale: 0.7 },
    bar: { y: 24, height: 19 },
    fall: { drop: 3, angle: 9 },
    markSize: 18,
    headline: { x: 8, y: 28, fontSize: 23 },
    legend: { x: 8, y: 50, fontSize: 16 },
    noMoney: { x: 249, y: 28, fontSize: 21 },
    noMoneyLine: { x: 249, y: 50, fontSize: 15.5 },
    axis: undefined,
    tile: rect(0, 442, 340, 62),
    tileLook: { fontSize: 18, lineHeight: 21, check: 24 },
    tear: 5,
  },
} as const;

export type Layout = (typeof layouts)[SizeName];

/** The height of what sticks to the top of a narrow window: all but the switch, which begins below it, so that no edge of it shows. */
export const stickyHeight = layouts.narrow.height;

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

/** Returns the outline of the weeks that are paid for, torn off where the money ends. */
export function moneyPath(layout: Layout): string {
  const { tear, height } = layout;
  const teeth = Math.floor(height / (2 * tear));
  return `M0 0H${moneyEnd(layout)}${`l${tear} ${tear}l${-tear} ${tear}`.repeat(teeth)}V${height}H0z`;
}

/** Returns where the money ends, without the teeth of its torn edge. */
export const moneyEnd = (layout: Layout) => Math.round(weekScale(layout)(fundedWeeks));
