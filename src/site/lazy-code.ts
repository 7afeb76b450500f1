/** Code that is fetched when it is needed: of a page, of the enquiry card, of a demonstration. */
export interface LazyCode<Code> {
  /** Fetches the code once, and tries once more when that fails. A second failure is kept until `reset`. */
  preload: () => Promise<Code>;
  /** The code, once it is here. */
  loaded: () => Code | undefined;
  /** Lets the next `preload` try again. */
  reset: () => void;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let pending: Promise<Code> | undefined;
  return {
    preload: () => (pending ??= readable(load().catch(load), (code) => (loaded = code))),
    loaded: () => loaded,
    reset: () => {
      if (!loaded) pending = undefined;
    },
  };
}

/** Writes a promise's outcome into the fields that React's `use` reads: a component with code at hand renders at once. */
function readable<Value>(promise: Promise<Value>, keep: (value: Value) => void): Promise<Value> {
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
