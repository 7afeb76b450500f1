import { hasDraft } from "./draft.ts";

/** Code that is fetched when it is needed: of a page, of the enquiry card, of a demonstration. */
export interface LazyCode<Code> {
  /** Fetches it once, with one more try: a request may be lost. A failure is kept until `forget`. */
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
 * After `preload` has failed: a new document, unless a message is being written (recovery.ts).
 *
 * @returns whether the document is about to be replaced. If not, say so on the page and offer to try again.
 */
export async function renew(address?: string): Promise<boolean> {
  if (hasDraft()) return false;
  try {
    const recovery = await import("./recovery.ts");
    return await recovery.renew(address);
  } catch {
    return false;
  }
}
