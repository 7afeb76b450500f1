import type { Season } from "./time-zone.ts";

/** In minutes since midnight, from 0 to 1440. */
export interface TimeSpan {
  start: number;
  end: number;
}

export const minutesPerDay = 1440;

/**
 * Converts hours of our clock, which is `ahead` minutes ahead, to the visitor's. Midnight splits them into
 * two spans.
 */
export function toVisitorClock({ start, end }: TimeSpan, ahead: number): TimeSpan[] {
  const parts = [-minutesPerDay, 0, minutesPerDay].map((shift) => ({
    start: start - ahead + shift,
    end: end - ahead + shift,
  }));
  return intersection(parts, [{ start: 0, end: minutesPerDay }]);
}

function intersection(some: TimeSpan[], others: TimeSpan[]): TimeSpan[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({
        start: Math.max(one.start, other.start),
        end: Math.min(one.end, other.end),
      })),
    )
    .filter(({ start, end }) => start < end);
}

export function totalMinutes(parts: TimeSpan[]): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Returns the hours on the visitor's clock that both days share in every season. */
export function sharedInAllSeasons(yours: TimeSpan, ours: TimeSpan, seasons: Season[]): TimeSpan[] {
  return seasons.reduce((left, { ahead }) => intersection(left, toVisitorClock(ours, ahead)), [yours]);
}
