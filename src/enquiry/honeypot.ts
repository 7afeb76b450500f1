import * as v from "valibot";

/** A field that visitors do not see, so only a program that sends spam fills it in. Browsers do not autofill a field of this name. */
export const honeypot = {
  name: "letterhead",
  label: "Leave empty",
  rule: v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")),
} as const;
