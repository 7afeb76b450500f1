/** The two lines in the middle of a postmark: day and month, and the year. */
export function postmarkDay(date: Date, timeZone?: "UTC"): string[] {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(date);
  return [part({ day: "2-digit", month: "short" }), part({ year: "numeric" })];
}
