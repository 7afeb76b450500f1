import { minutesPerDay } from "../../time/time-span.ts";

/** Returns minutes as a length in per cent of a drawing that is as wide as a day. */
export function percentOfDay(minutes: number): string {
  return `${Number(((minutes / minutesPerDay) * 100).toFixed(2))}%`;
}
