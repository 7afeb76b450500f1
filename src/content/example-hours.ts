import type { TimeSpan } from "../time/time-span.ts";

/**
 * The working days that /about draws, and src/demos/working-hours until a visitor changes them. Each is on
 * its own clock.
 */
export const exampleHours: Record<"theirs" | "ours", TimeSpan> = {
  theirs: { start: 540, end: 1020 },
  ours: { start: 570, end: 1110 },
};
