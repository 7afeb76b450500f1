import type { SizeName } from "../drawing-size.ts";
import { linearScale } from "../linear-scale.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { longestMistakeMinutes } from "./release-model.ts";

export const layouts = {
  wide: {
    tab: rect(20, 14, 196, 52),
    tabDistance: 212,
    tabText: { x: 14, fontSize: 22, lineHeight: 23 },
    background: rect(0, 0, 660, 336),
    /**
     * The first page's name plate, on which a press chooses the page with the mistake, and the switch beside
     * it.
     */
    plate: rect(20, 80, 252, 54),
    pageSwitch: rect(296, 80, 150, 54),
    /** From one page to the next. */
    rowDistance: 62,
    markWidth: 42,
    path: { x: 54, y: 38, fontSize: 29 },
    share: { x: 240, y: 38, fontSize: 26 },
    switchFontSize: 27,
    border: 4,
    /** The width of a flow for one percent of the visits: none is wider than its name plate. */
    unitsPerPercent: 1.03,
    minFlowWidth: 6,
    /** All lanes have the same length in dots, so that each ends with a whole one. */
    dots: { size: 5, distance: 28, lane: 20, onLane: 9 },
    apps: { toOld: rect(660, 0, 340, 162), toNew: rect(660, 162, 340, 174) },
    appText: {
      x: 740,
      title: { y: 46, fontSize: 32 },
      percent: { y: 114, fontSize: 80 },
      unit: 144,
      unitFontSize: 25,
    },
    /** Between the flows and the lower end of the new app. */
    appMargin: 10,
    /** The distance from the new app's left edge at which the faulty visits fall out of it. */
    chute: 36,
    failures: rect(0, 336, 1000, 170),
    headline: { x: 20, y: 381, fontSize: 36 },
    /** The x at which the time line begins and ends. */
    minutes: [20, 980],
    floor: 444,
    pileHeight: 48,
    gap: 1,
    saved: { y: 433, fontSize: 40 },
    label: { y: 467, fontSize: 22 },
    handleWidth: 12,
  },
  narrow: {
    tab: rect(1, 395, 106, 60),
    tabDistance: 116,
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
    dots: { size: 3, distance: 14, lane: 14, onLane: 7 },
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
    failures: rect(0, 246, 340, 138),
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
export const stickyHeight = layouts.narrow.failures.y + layouts.narrow.failures.height;

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
  return { ...tab, x: tab.x + index * tabDistance };
}

/** Returns a function from minutes since the release to `x`. */
export function minuteScale({ minutes }: Layout): (minute: number) => number {
  return linearScale([0, longestMistakeMinutes], minutes);
}

/** Returns the minute at an `x` of the time line. */
export function minuteAt(x: number, { minutes }: Layout): number {
  return linearScale(minutes, [0, longestMistakeMinutes])(x);
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
