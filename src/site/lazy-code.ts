import { hasDraft } from "./draft.ts";

/** Code that is fetched when it is needed: of a page, of the enquiry card, of a demonstration. */
export interface LazyCode<Code> {
  /** Fetches it once, and tries once more when the request fails. A second failure is kept until `forget`. */
  preload: () => Promise<Code>;
  /** The code, once it is here. */
  loaded: () => Code | undefined;
  /** Lets the next `preload` try again. */
  forget: () => void;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let pending: Promise<Code> | undefined;
  return {
    preload: () =>
      (pending ??= load()
        .catch(load)
        .then((code) => (loaded = code))),
    loaded: () => loaded,
    forget: () => {
      pending = undefined;
    },
  };
}

/**
 * Opens a new document after `preload` has failed (recovery.ts), unless a message is being written.
 *
 * @returns whether the document is about to be replaced. If not, say so on the page and offer to try again.
 */
export async function renew(address = location.href): Promise<boolean> {
  try {
    const recovery = await import("./recovery.ts");
    return await recovery.renew(address, hasDraft);
  } catch {
    return false;
  }
}
