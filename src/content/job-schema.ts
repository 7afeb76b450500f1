import * as v from "valibot";
import { isCalendarDay } from "./calendar-day.ts";
import { countryCode } from "./place-rules.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("Write something."));
const day = v.pipe(v.string(), v.check(isCalendarDay, "Write a day of the calendar, such as 2026-01-31."));

const jobSchema = v.pipe(
  v.strictObject({
    /** Ends up in addresses. */
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write lower-case words joined by hyphens."),
    ),
    title: text,
    discipline: text,
    /** Town, or town and region. */
    location: text,
    /** Two letters, as in ISO 3166: IN. */
    country: countryCode,
    employmentType: v.picklist(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"]),
    /** 2026-01-31; search engines require both dates. */
    datePosted: day,
    /** The last day. */
    validThrough: day,
    description: text,
  }),
  v.forward(
    v.partialCheck(
      [["datePosted"], ["validThrough"]],
      ({ datePosted, validThrough }) => !isCalendarDay(datePosted) || validThrough >= datePosted,
      "The last day is not before the first.",
    ),
    ["validThrough"],
  ),
);

/** What src/content/jobs.ts has to hold; the build checks it. */
export const jobsSchema = v.array(jobSchema);

/** A role that is open up to the end of its last day. */
export type Job = v.InferInput<typeof jobSchema>;
