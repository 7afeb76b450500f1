import { linearScale } from "../linear-scale.ts";
import { box, type Box, type Canvas } from "../svg-geometry.ts";

const layouts = {
  wide: {
    tab: box(0, 0, 220, 66),
    tabDistance: 220,
    tabText: { x: 18, fontSize: 25, line: 27 },
    ground: box(0, 0, 660, 360),
    /** The choice of the page with the mistake, and the switch beside it; from one page to the next. */
    plate: box(20, 76, 252, 60),
    pageSwitch: box(296, 76, 150, 60),
    rowDistance: 71,
    mark: 42,
    path: { x: 54, y: 41, fontSize: 29 },
    share: { x: 240, y: 41, fontSize: 26 },
    switchFont: 27,
    border: 4,
    /** The width of a flow for one percent of the visits. */
    unitsPerPercent: 1.15,
    thinnest: 6,
    dots: { size: 5, distance: 28, lane: 20 },
    apps: { toOld: box(660, 0, 340, 174), toNew: box(660, 174, 340, 186) },
    appText: {
      x: 782,
      title: { y: 51, fontSize: 32 },
      percent: { y: 120, fontSize: 80 },
      unit: 150,
      unitFont: 25,
    },
    /** Between the flows and the lower end of the new app. */
    appMargin: 10,
    /** Where the failing visits fall out of the new app, from its left end. */
    chute: 60,
    pit: box(0, 360, 1000, 122),
    headline: { x: 20, y: 397, fontSize: 36 },
    /** Where the first minute begins and the last one ends. */
    minutes: [20, 980],
    floor: 458,
    pile: 48,
    gap: 1,
    saved: { y: 447, fontSize: 40 },
    label: { y: 478, fontSize: 22 },
    handle: 12,
  },
  narrow: {
    tab: box(0, 376, 110, 60),
    tabDistance: 115,
    tabText: { x: 8, fontSize: 17, line: 20 },
    ground: box(0, 0, 262, 246),
    plate: box(6, 6, 118, 50),
    pageSwitch: box(130, 6, 74, 50),
    rowDistance: 61,
    mark: 22,
    path: { x: 29, y: 22, fontSize: 17 },
    share: { x: 29, y: 41, fontSize: 16, start: true },
    switchFont: 16,
    border: 3,
    unitsPerPercent: 0.9,
    thinnest: 5,
    dots: { size: 3, distance: 14, lane: 14 },
    apps: { toOld: box(262, 0, 78, 118), toNew: box(262, 118, 78, 128) },
    appText: {
      x: 270,
      title: { y: 24, fontSize: 18 },
      percent: { y: 53, fontSize: 27 },
      unit: 72,
      unitFont: 16,
    },
    appMargin: 4,
    chute: 42,
    pit: box(0, 246, 340, 120),
    headline: { x: 8, y: 273, fontSize: 22 },
    minutes: [8, 332],
    floor: 340,
    pile: 54,
    gap: 0.8,
    saved: { y: 324, fontSize: 26 },
    label: { y: 359, fontSize: 16 },
    handle: 8,
  },
} as const;

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** The height of what sticks to the top of a phone. The choice of a release begins below it. */
export const stickyHeight = 366;

const inRow = (shape: Box, index: number, { rowDistance }: Layout): Box => ({
  ...shape,
  y: shape.y + index * rowDistance,
});

/** Returns the box of the choice of a page, by its index in `routes`. */
export function plateBox(index: number, layout: Layout): Box {
  return inRow(layout.plate, index, layout);
}

/** Returns the box of the switch for a page, by its index in `routes`. */
export function switchBox(index: number, layout: Layout): Box {
  return inRow(layout.pageSwitch, index, layout);
}

/** Returns the box of a way to release, by its index in `releaseOptions`. */
export function tabBox(index: number, { tab, tabDistance }: Layout): Box {
  return { ...tab, x: index * tabDistance };
}

/** The longest time that a mistake can last: noticed after an hour, then undone in three. */
const longest = 240;

export function minuteScale({ minutes }: Layout): (minute: number) => number {
  return linearScale([0, longest], minutes);
}

/** Returns the minute at a place of the time line. */
export function minuteAt(x: number, { minutes }: Layout): number {
  return linearScale(minutes, [0, longest])(x);
}

/** Returns the box of the handle for the minute in which the mistake is noticed. */
export function handleBox(minute: number, layout: Layout): Box {
  const { handle, floor, pile } = layout;
  return box(minuteScale(layout)(minute) - handle / 2, floor - pile - 6, handle, pile + 10);
}
