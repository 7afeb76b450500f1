/** The code of a page or of the enquiry card, which is fetched when it is needed. */
export interface LazyCode<Code> {
  /** Fetches the code unless that has been done. After a failure, the next call tries again. */
  load: () => Promise<Code>;
  /** Returns the code if it has been loaded, so that it can be rendered without waiting for a promise. */
  loaded: () => Code | undefined;
}

/** Returns code that `importCode` imports when it is first needed. */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let pending: Promise<Code> | undefined;

  async function request() {
    try {
      return (loaded = await importCode());
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  return { load: () => (pending ??= request()), loaded: () => loaded };
}
