import { expect } from "@playwright/test";

/** Polls `ask` until its value is the expected one. */
export function eventually<T>(ask: () => Promise<T>) {
  // During a navigation `ask` can throw; the error then counts as a value that is not the expected one.
  return expect.poll<unknown>(() => ask().catch((error: unknown) => error), {
    intervals: [30],
    timeout: 20_000,
  });
}
