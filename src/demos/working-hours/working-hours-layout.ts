import { minutesPerDay, toVisitorClock } from "../../time/time-span.ts";
import { withNarrowFlag, type SizeName } from "../drawing-size.ts";
import { linearScale } from "../linear-scale.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { limits, daysOf, seasonsIn, type State } from "./working-hours-model.ts";

export const layouts = withNarrowFlag({
  wide: {
    /** The night, with a lane for each day. */
    sky: rect(0, 0, 1000, 334),
    margin: 20,
    headline: { y: 48, fontSize: 38 },
    /** The lines of text above the lanes, where no session crosses them. */
    yourText: { x: 20, y: 86 },
    ourText: { x: 20, y: 116 },
    /**
     * The times on the visitor's clock, one every `every` hours. They are above the lanes; in the narrow
     * drawing the numbers of the sessions are there, and the times below the lanes.
     */
    hours: { y: 158, every: 3 },
    lane: { y: 172, height: 70 },
    /** The width of a handle, with the gap to its day. */
    handle: 22,
    sessionCard: { area: rect(0, 348, 238, 106), distance: 254, nameFontSize: 34, fontSize: 23, chip: 44 },
    digitFontSize: 28,
    /**
     * The number of a session that has a time: within that time, or above the lanes if that is narrower than
     * a digit, as half an hour is in the narrow drawing.
     */
    planned: { fontSize: 22, above: undefined },
  },
  narrow: {
    sky: rect(0, 0, 340, 246),
    margin: 10,
    headline: { y: 28, fontSize: 22 },
    yourText: { x: 10, y: 53 },
    ourText: { x: 10, y: 75 },
    hours: { y: 236, every: 6 },
    lane: { y: 113, height: 51 },
    handle: 16,
    sessionCard: { area: rect(0, 254, 166, 76), distance: 174, nameFontSize: 22, fontSize: 17, chip: 28 },
    digitFontSize: 17,
    planned: { fontSize: 16, above: 106 },
  },
});

export type Layout = (typeof layouts)[SizeName];

/**
 * Returns a function from minutes on the visitor's clock to `x`. Both ends of the day leave room for a
 * handle.
 */
export function minuteScale({ sky, handle }: Layout): (minutes: number) => number {
  return linearScale([0, minutesPerDay], [handle, sky.width - handle]);
}

/** Returns the minutes on the visitor's clock at an `x`. */
export function minutesAt(x: number, { sky, handle }: Layout): number {
  return linearScale([handle, sky.width - handle], [0, minutesPerDay])(x);
}

/** Returns the rectangle of a session card: four in a row, or in the narrow drawing two by two. */
export function sessionCardRect(index: number, { sessionCard, narrow }: Layout): Rect {
  const [column, row] = narrow ? [index % 2, Math.floor(index / 2)] : [index, 0];
  return {
    ...sessionCard.area,
    x: sessionCard.area.x + column * sessionCard.distance,
    y: sessionCard.area.y + row * (sessionCard.area.height + 8),
  };
}

export type DayName = "yours" | "ours";

/** An edge of a day, with a handle beside it. */
export interface Edge {
  name: keyof typeof limits;
  day: DayName;
  /** Whether it is the end of the day, otherwise the start. */
  isEnd: boolean;
  /** Minutes on the visitor's clock. */
  at: number;
  /**
   * Added to a time on the visitor's clock, it gives the value of `name`, in minutes on the clock of that
   * day.
   */
  clockShift: number;
}

/** Returns the edges of both days. Our day has a fixed length, so its end sets its start too. */
export function edgesOf(state: State): Edge[] {
  const { yours, ours } = daysOf(state);
  const { ahead } = seasonsIn(state)[0]!;
  const parts = toVisitorClock(ours, ahead);
  return [
    { name: "yourStart", day: "yours", isEnd: false, at: yours.start, clockShift: 0 },
    { name: "yourEnd", day: "yours", isEnd: true, at: yours.end, clockShift: 0 },
    { name: "ourStart", day: "ours", isEnd: false, at: parts.at(-1)!.start, clockShift: ahead },
    {
      name: "ourStart",
      day: "ours",
      isEnd: true,
      at: parts[0]!.end,
      clockShift: ahead - ours.end + ours.start,
    },
  ];
}

/** Returns the rectangle of an edge's handle, which is outside the day. */
export function handleRect({ day, at, isEnd }: Edge, layout: Layout): Rect {
  const { handle, lane } = layout;
  return rect(minuteScale(layout)(at) - (isEnd ? 0 : handle), laneY(day, lane), handle, lane.height);
}

/** Returns the upper edge of a day's lane. */
export function laneY(day: DayName, { y, height }: Layout["lane"]): number {
  return day === "yours" ? y : y + height;
}

/** Returns the change that puts an edge at a time on the visitor's clock, in steps of `step` minutes. */
export function moveEdge({ name, clockShift }: Edge, minutes: number, step = 30): Partial<State> {
  const minutesOfDay = (minutes + clockShift + 2 * minutesPerDay) % minutesPerDay;
  const { min, max } = limits[name];
  return { [name]: Math.min(max, Math.max(min, Math.round(minutesOfDay / step) * step)) };
}
