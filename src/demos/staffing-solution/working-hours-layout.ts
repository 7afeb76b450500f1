import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { linearScale } from "../linear-scale.ts";
import {
  bounds,
  daysOf,
  minutesPerDay,
  seasonsIn,
  toVisitorClock,
  type State,
} from "./working-hours-model.ts";

const layouts = {
  wide: {
    /** The night, with a lane for each day. */
    sky: box(0, 0, 1000, 308),
    margin: 20,
    headline: { y: 46, fontSize: 38 },
    /** The lines of text above and below the lanes, and that of the hours. */
    yours: 84,
    hours: { y: 116, every: 3 },
    ours: 296,
    lane: { y: 126, height: 72 },
    handle: 22,
    card: { box: box(0, 322, 238, 118), distance: 254, name: 34, text: 23, chip: 46 },
    digit: 28,
  },
  narrow: {
    sky: box(0, 0, 340, 220),
    margin: 10,
    headline: { y: 27, fontSize: 22 },
    yours: 53,
    hours: { y: 76, every: 6 },
    ours: 209,
    lane: { y: 84, height: 54 },
    handle: 16,
    card: { box: box(0, 228, 166, 62), distance: 174, name: 22, text: 17, chip: 32 },
    digit: 18,
  },
};

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow, width }: Canvas) {
  const layout = layouts[narrow ? "narrow" : "wide"];
  const { handle } = layout;
  return {
    ...layout,
    narrow,
    /** From minutes on the visitor's clock to units, with room for a handle at both ends. */
    x: linearScale([0, minutesPerDay], [handle, width - handle]),
    minutesAt: linearScale([handle, width - handle], [0, minutesPerDay]),
  };
}

/** Returns the box of a session's card: four in a row, or on a phone two by two. */
export function cardBox(index: number, { card, narrow }: Layout): Box {
  const [column, row] = narrow ? [index % 2, Math.floor(index / 2)] : [index, 0];
  return {
    ...card.box,
    x: card.box.x + column * card.distance,
    y: card.box.y + row * (card.box.height + 8),
  };
}

export type DayName = "yours" | "ours";

/** An edge of a day, with a handle beside it. */
export interface Edge {
  name: keyof typeof bounds;
  day: DayName;
  /** Whether the day lies to the left of it. */
  isEnd: boolean;
  /** Minutes on the visitor's clock. */
  at: number;
  /** Minutes from there to the value that it sets. */
  clockShift: number;
}

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

/** Returns the box of an edge's handle, which covers nothing of the day. */
export function handleBox({ day, at, isEnd }: Edge, { x, handle, lane }: Layout): Box {
  return box(x(at) - (isEnd ? 0 : handle), laneY(day, lane), handle, lane.height);
}

export function laneY(day: DayName, { y, height }: Layout["lane"]): number {
  return day === "yours" ? y : y + height;
}

/** Returns the change that puts an edge at a time on the visitor's clock, in steps of half an hour. */
export function moveEdge({ name, clockShift }: Edge, minutes: number): Partial<State> {
  const minutesOfDay = (minutes + clockShift + 2 * minutesPerDay) % minutesPerDay;
  const { min, max } = bounds[name];
  return { [name]: Math.min(max, Math.max(min, Math.round(minutesOfDay / 30) * 30)) };
}
