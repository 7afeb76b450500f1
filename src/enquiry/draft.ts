import { toEnclosure } from "./enclosures.ts";

const key = "enquiry-draft";

/**
 * The visitor's texts by the name of the field, kept for this tab until they are sent. While the message is only the line
 * that a button has put there, `prefilled` holds the same text.
 */
export type Draft = Record<string, string>;

/** Holds the draft in memory while the browser refuses to store it, because its storage is full or forbidden. */
let draftInMemory: Draft | undefined;

const listeners = new Set<() => void>();

/** Returns the stored draft; empty when there is none or it cannot be read. */
export function readDraft(): Draft {
  if (draftInMemory) return draftInMemory;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Draft;
  } catch {
    return {};
  }
}

/** Returns whether the visitor has written anything, which a prefilled line is not. */
export function hasDraft(): boolean {
  const draft = readDraft();
  return Object.values(draft).some((text) => text && text !== draft["prefilled"]);
}

export function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    draftInMemory = undefined;
  } catch {
    draftInMemory = draft;
  }
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` at each change of the draft, and when the browser restores the page: another document of this tab may have
 * changed it meanwhile. Returns a function that ends this.
 */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("pageshow", listener);
  };
}

export interface PrefilledText {
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
  /** Added to the end of the message as an enclosure, unless the message has it already. */
  paragraph?: string | undefined;
}

/** Prefills the message. Replaces the opening of another button, unless the visitor has changed it. */
export function addToDraft({ opening, paragraph }: PrefilledText) {
  const { prefilled, message = "", ...others } = readDraft();
  const written = message === prefilled ? "" : message;
  const enclosure = paragraph && toEnclosure(paragraph);
  if (enclosure && !written.includes(enclosure)) {
    const before = written.trimEnd();
    writeDraft({ ...others, message: `${before}${before && "\n\n"}${enclosure}\n` });
  } else if (opening && !written) {
    const line = `${opening}\n`;
    writeDraft({ ...others, message: line, prefilled: line });
  } else if (written !== message) {
    writeDraft(others);
  }
}
