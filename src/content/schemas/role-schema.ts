import * as v from "valibot";
import { calendarDay, pastDate } from "./calendar-day.ts";
import { countryCode } from "./place-rules.ts";
import { slugPattern } from "./slug-pattern.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("Write something."));

const roleSchema = v.pipe(
  v.strictObject({
    /** The id of the role in addresses, /career#role-web-engineer. */
    id: v.pipe(v.string(), v.regex(slugPattern, "Write lower-case words joined by hyphens.")),
    title: text,
    discipline: text,
    /** Town, or town and region. */
    location: text,
    /** The two letters of ISO 3166, such as IN. */
    country: countryCode,
    employmentType: v.picklist(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"]),
    /** The first day, such as 2026-01-31. Search engines require both dates. */
    datePosted: pastDate,
    /** The last day on which the role is open. */
    validThrough: calendarDay,
    description: text,
  }),
  v.forward(
    v.partialCheck(
      [["datePosted"], ["validThrough"]],
      ({ datePosted, validThrough }) => !v.is(calendarDay, datePosted) || validThrough >= datePosted,
      "The last day must not be before the first.",
    ),
    ["validThrough"],
  ),
);

/** The schema of src/content/roles.ts, which the build checks. */
export const rolesSchema = v.pipe(
  v.array(roleSchema),
  v.checkItems(
    ({ id }, index, roles) => roles.findIndex((role) => role.id === id) === index,
    "Another role has the same id. Give this one its own, because addresses end in it.",
  ),
);

/** A role, which is open until the end of its last day. */
export type Role = v.InferInput<typeof roleSchema>;
