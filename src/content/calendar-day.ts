/** Returns whether a text is a day of the calendar, such as 2026-01-31 but not 2026-02-30. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
