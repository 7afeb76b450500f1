import { months } from "./long-date.ts";

/** The two lines in the middle of a postmark: day and month, and the year. */
export function postmarkDay(date: Date, timeZone?: "UTC"): string[] {
  const [day, month, year] = timeZone
    ? [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
    : [date.getDate(), date.getMonth(), date.getFullYear()];
  return [`${String(day).padStart(2, "0")} ${months[month]!.slice(0, 3)}`, String(year)];
}
