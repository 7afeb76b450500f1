import { expect } from "@playwright/test";

/** Asks again until the answer is the expected one. */
export function eventually<T>(ask: () => Promise<T>) {
  // In the middle of a navigation there is nobody to ask: the error is no answer, so it is asked again.
  return expect.poll<unknown>(() => ask().catch((error: unknown) => error), {
    intervals: [30],
    timeout: 20_000,
  });
}
