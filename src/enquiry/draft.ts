import type { EnquiryValues } from "./enquiry.ts";

const key = "enquiry-draft";

/** What the visitor has filled in, kept for this tab until it is sent. */
export interface Draft extends Partial<Record<keyof EnquiryValues, string | undefined>> {
  /** The line that a button has put into `message`, which is the visitor's own once the two differ. */
  prefilled?: string | undefined;
  /** The results of demonstrations that are sent with the message, each once. */
  enclosures?: string[] | undefined;
}

/**
 * Holds the draft in memory while the browser refuses to store it, because its storage is full or forbidden.
 */
let draftInMemory: Draft | undefined;

/** The text that was read last, and the draft that it holds. */
let lastRead: { text: string; draft: Draft } = { text: "{}", draft: {} };

const listeners = new Set<() => void>();

/**
 * Returns the stored draft; empty when there is none or it cannot be read. While it does not change, every
 * call returns the same object.
 */
export function readDraft(): Readonly<Draft> {
  if (draftInMemory) return draftInMemory;
  try {
    const text = sessionStorage.getItem(key) ?? "{}";
    if (text !== lastRead.text) lastRead = { text, draft: JSON.parse(text) as Draft };
    return lastRead.draft;
  } catch {
    return {};
  }
}

/** Returns whether the visitor has written anything, which a prefilled line is not. */
export function hasDraft(): boolean {
  const { prefilled, enclosures = [], ...values } = readDraft();
  return enclosures.length > 0 || Object.values(values).some((text) => text && text !== prefilled);
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
 * Calls `listener` at each change of the draft, and when the browser restores the page: another document of
 * this tab may have changed it meanwhile. Returns a function that ends this.
 */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("pageshow", listener);
  };
}

export interface DraftAddition {
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
  /** Added to the enclosures, unless it is one already. */
  enclosure?: string | undefined;
}

/**
 * Adds an enclosure, or a first line to a message that is empty. The first line of another button is replaced
 * or removed, unless the visitor has edited the message since.
 */
export function addToDraft({ opening, enclosure }: DraftAddition) {
  const { prefilled, message = "", enclosures = [], ...others } = readDraft();
  const written = message === prefilled ? "" : message;
  if (enclosure && !enclosures.includes(enclosure)) {
    writeDraft({ ...others, message: written, enclosures: [...enclosures, enclosure] });
  } else if (opening && !written && enclosures.length === 0) {
    const line = `${opening}\n`;
    writeDraft({ ...others, message: line, prefilled: line });
  } else if (written !== message) {
    writeDraft(others);
  }
}
