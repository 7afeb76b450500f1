import * as v from "valibot";

/** A control that no visitor sees: what fills it in is a machine. No browser fills in this name by itself. */
export const honeypot = {
  name: "letterhead",
  label: "Leave empty",
  rule: v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")),
} as const;
