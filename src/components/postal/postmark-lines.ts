import { months } from "../long-date.ts";

/**
 * Returns the two lines in the middle of a postmark, such as "12 Nov" and "2026": in UTC, or in the visitor's
 * time zone.
 */
export function postmarkLines(date: Date, timeZone?: "UTC"): string[] {
  const [day, month, year] = timeZone
    ? [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
    : [date.getDate(), date.getMonth(), date.getFullYear()];
  return [`${String(day).padStart(2, "0")} ${months[month]!.slice(0, 3)}`, String(year)];
}
