import * as v from "valibot";

/**
 * A field that visitors do not see, so only a program that sends spam fills it in. The name has to look like
 * a field of a form to such a program, and must be none that a browser fills in for the visitor, as it does
 * "company" or "website".
 */
export const honeypot = {
  name: "letterhead",
  label: "Leave empty",
  rule: v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")),
} as const;
