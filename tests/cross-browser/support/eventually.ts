import { expect } from "@playwright/test";

/** Polls `read` until its value is the expected one. */
export function eventually<T>(read: () => Promise<T>) {
  // During a navigation `read` can throw; the error then counts as a value that is not the expected one.
  return expect.poll<unknown>(() => Promise.race([read(), noAnswer()]).catch((error: unknown) => error), {
    intervals: [30],
    timeout: 20_000,
  });
}

/** Firefox may leave a script unanswered whose document is being replaced. */
function noAnswer(): Promise<Error> {
  return new Promise((resolve) => setTimeout(() => resolve(new Error("No answer")), 5000).unref());
}
