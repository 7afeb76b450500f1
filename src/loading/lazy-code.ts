/** The code of a page, of the enquiry card or of a demonstration, which is fetched when it is needed. */
export interface LazyCode<Code> {
  /**
   * Fetches the code once, and tries once more when that fails. After a second failure every call rejects
   * until `reset`.
   */
  load: () => Promise<Code>;
  /** Returns the code if it has been loaded. */
  loaded: () => Code | undefined;
  /** Lets the next `load` try again after a failure. */
  reset: () => void;
}

/** Returns code that `importCode` imports when it is first needed. */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let pending: Promise<Code> | undefined;
  return {
    load: () => (pending ??= trackForUse(importCode().catch(importCode), (code) => (loaded = code))),
    loaded: () => loaded,
    reset: () => {
      if (!loaded) pending = undefined;
    },
  };
}

/**
 * Writes a promise's outcome into the fields that React's `use` reads, so that loaded code renders at once.
 */
function trackForUse<Value>(promise: Promise<Value>, keep: (value: Value) => void): Promise<Value> {
  promise.then(
    (value) => {
      keep(value);
      Object.assign(promise, { status: "fulfilled", value });
    },
    (reason: unknown) => {
      Object.assign(promise, { status: "rejected", reason });
    },
  );
  return promise;
}
