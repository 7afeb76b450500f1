import * as v from "valibot";

/** A control that visitors do not see, so only a machine fills it in. Its name is one that browsers do not autofill. */
export const honeypot = {
  name: "letterhead",
  label: "Leave empty",
  rule: v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")),
} as const;
