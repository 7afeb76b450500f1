import { linearScale } from "../linear-scale.ts";
import type { SizeName } from "../drawing-size.ts";
import { rect, type Rect } from "../svg-geometry.ts";

export const layouts = {
  wide: {
    tab: rect(0, 0, 220, 66),
    tabDistance: 220,
    tabText: { x: 18, fontSize: 25, lineHeight: 27 },
    background: rect(0, 0, 660, 360),
    /**
     * The first page's name plate, on which a press chooses the page with the mistake, and the switch beside
     * it.
     */
    plate: rect(20, 76, 252, 60),
    pageSwitch: rect(296, 76, 150, 60),
    /** From one page to the next. */
    rowDistance: 71,
    markWidth: 42,
    path: { x: 54, y: 41, fontSize: 29 },
    share: { x: 240, y: 41, fontSize: 26 },
    switchFontSize: 27,
    border: 4,
    /** The width of a flow for one percent of the visits. */
    unitsPerPercent: 1.15,
    minFlowWidth: 6,
    dots: { size: 5, distance: 28, lane: 20 },
    apps: { toOld: rect(660, 0, 340, 174), toNew: rect(660, 174, 340, 186) },
    appText: {
      x: 782,
      title: { y: 51, fontSize: 32 },
      percent: { y: 120, fontSize: 80 },
      unit: 150,
      unitFontSize: 25,
    },
    /** Between the flows and the lower end of the new app. */
    appMargin: 10,
    /** The distance from the new app's left edge at which the faulty visits fall out of it. */
    chute: 60,
    failures: rect(0, 360, 1000, 122),
    headline: { x: 20, y: 397, fontSize: 36 },
    /** Where the first minute begins and the last one ends. */
    minutes: [20, 980],
    floor: 458,
    pileHeight: 48,
    gap: 1,
    saved: { y: 447, fontSize: 40 },
    label: { y: 478, fontSize: 22 },
    handleWidth: 12,
  },
  narrow: {
    tab: rect(0, 376, 110, 60),
    tabDistance: 115,
    tabText: { x: 8, fontSize: 17, lineHeight: 20 },
    background: rect(0, 0, 262, 246),
    plate: rect(6, 6, 118, 50),
    pageSwitch: rect(130, 6, 74, 50),
    rowDistance: 61,
    markWidth: 22,
    path: { x: 29, y: 22, fontSize: 17 },
    share: { x: 29, y: 41, fontSize: 16, start: true },
    switchFontSize: 16,
    border: 3,
    unitsPerPercent: 0.9,
    minFlowWidth: 5,
    dots: { size: 3, distance: 14, lane: 14 },
    apps: { toOld: rect(262, 0, 78, 118), toNew: rect(262, 118, 78, 128) },
    appText: {
      x: 270,
      title: { y: 24, fontSize: 18 },
      percent: { y: 53, fontSize: 27 },
      unit: 72,
      unitFontSize: 16,
    },
    appMargin: 4,
    chute: 42,
    failures: rect(0, 246, 340, 120),
    headline: { x: 8, y: 273, fontSize: 22 },
    minutes: [8, 332],
    floor: 340,
    pileHeight: 54,
    gap: 0.8,
    saved: { y: 324, fontSize: 26 },
    label: { y: 359, fontSize: 16 },
    handleWidth: 8,
  },
} as const;

export type Layout = (typeof layouts)[SizeName];

/** The height of the part that sticks to the top of a narrow window. It ends above the tabs. */
export const stickyHeight = 366;

const inRow = (shape: Rect, index: number, { rowDistance }: Layout): Rect => ({
  ...shape,
  y: shape.y + index * rowDistance,
});

/** Returns the rectangle of a page's name plate, by its index in `pages`. */
export function plateRect(index: number, layout: Layout): Rect {
  return inRow(layout.plate, index, layout);
}

/** Returns the rectangle of the switch for a page, by its index in `pages`. */
export function switchRect(index: number, layout: Layout): Rect {
  return inRow(layout.pageSwitch, index, layout);
}

/** Returns the rectangle of a way to release, by its index in `releaseOptions`. */
export function tabRect(index: number, { tab, tabDistance }: Layout): Rect {
  return { ...tab, x: index * tabDistance };
}

/** The longest time that a mistake can last: noticed after an hour, then undone in three. */
const longest = 240;

/** Returns a function from minutes since the release to `x`. */
export function minuteScale({ minutes }: Layout): (minute: number) => number {
  return linearScale([0, longest], minutes);
}

/** Returns the minute at an `x` of the time line. */
export function minuteAt(x: number, { minutes }: Layout): number {
  return linearScale(minutes, [0, longest])(x);
}

/** Returns the rectangle of the handle for the minute in which the mistake is noticed. */
export function handleRect(minute: number, layout: Layout): Rect {
  const { handleWidth, floor, pileHeight } = layout;
  return rect(
    minuteScale(layout)(minute) - handleWidth / 2,
    floor - pileHeight - 6,
    handleWidth,
    pileHeight + 10,
  );
}
