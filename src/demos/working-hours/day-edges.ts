import { minutesPerDay, toVisitorClock } from "../../time/time-span.ts";
import { daysOf, limits, seasonsIn, type State } from "./working-hours-model.ts";

/** An edge of a day, with a handle beside it. */
export interface Edge {
  name: keyof typeof limits;
  day: "yours" | "ours";
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
  const length = ours.end - ours.start;
  return [
    { name: "yourStart", day: "yours", isEnd: false, at: yours.start, clockShift: 0 },
    { name: "yourEnd", day: "yours", isEnd: true, at: yours.end, clockShift: 0 },
    { name: "ourStart", day: "ours", isEnd: false, at: parts.at(-1)!.start, clockShift: ahead },
    { name: "ourStart", day: "ours", isEnd: true, at: parts[0]!.end, clockShift: ahead - length },
  ];
}

/** Returns the change that puts an edge at a time on the visitor's clock, in steps of `step` minutes. */
export function moveEdge({ name, clockShift }: Edge, minutes: number, step = 30): Partial<State> {
  const minutesOfDay = (minutes + clockShift + 2 * minutesPerDay) % minutesPerDay;
  const { min, max } = limits[name];
  return { [name]: Math.min(max, Math.max(min, Math.round(minutesOfDay / step) * step)) };
}
