import * as v from "valibot";

/** Accepts a day of the calendar, such as 2026-01-31 but not 2026-02-30. */
export const calendarDay = v.pipe(
  v.string(),
  v.check(isCalendarDay, "Write a day that is in the calendar, such as 2026-01-31."),
);

/** Accepts such a day unless it is in the future, in UTC. */
export const pastDate = v.pipe(
  calendarDay,
  v.check(
    (date) => !isCalendarDay(date) || date <= new Date().toISOString().slice(0, 10),
    "This date is in the future.",
  ),
);

function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
