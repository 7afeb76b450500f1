import * as v from "valibot";

/**
 * A field that visitors do not see, so only a program that sends spam fills it in. To such a program the
 * name has to look like that of an ordinary field, but it must not be one that a browser fills in for the
 * visitor, such as "company" or "website".
 */
export const honeypot = {
  name: "letterhead",
  label: "Leave empty",
  rule: v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")),
} as const;
