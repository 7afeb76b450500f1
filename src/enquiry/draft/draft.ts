import type { EnquiryValues } from "../enquiry-schema.ts";

const storageKey = "enquiry-draft";

/** The text that the visitor has filled in, kept for this tab until it is sent. */
export interface Draft extends Partial<Record<keyof EnquiryValues, string | undefined>> {
  /** What a button has put into `message`, which is the visitor's own once it holds anything else. */
  firstLine?: string | undefined;
  /** The results of demonstrations that are sent with the message, each once. */
  enclosures?: string[] | undefined;
}

/** Holds the draft while the browser refuses to store it, because its storage is full or forbidden. */
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
    const text = sessionStorage.getItem(storageKey) ?? "{}";
    if (text !== lastRead.text) lastRead = { text, draft: JSON.parse(text) as Draft };
    return lastRead.draft;
  } catch {
    return {};
  }
}

/** Returns whether the visitor has written or enclosed anything. */
export function hasDraft(): boolean {
  const draft = readDraft();
  const { firstLine: _, enclosures = [], ...values } = draft;
  return Object.values({ ...values, message: writtenMessage(draft) }).some(Boolean) || enclosures.length > 0;
}

/** Returns the message, or an empty text while the visitor has not changed the first line of a button. */
function writtenMessage({ firstLine, message = "" }: Draft): string {
  return firstLine && message === `${firstLine}\n` ? "" : message;
}

export function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
    draftInMemory = undefined;
  } catch {
    draftInMemory = draft;
  }
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` at each change of the draft, and when the browser restores the page, because another
 * document of this tab may have changed it meanwhile. Returns a function that stops the calls.
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
  firstLine?: string | undefined;
  /** Added to the enclosures, unless it is one already. */
  enclosure?: string | undefined;
}

/**
 * Adds an enclosure, or a first line to a message that is empty. The first line of another button is replaced
 * or removed, unless the visitor has edited the message since.
 */
export function addToDraft({ firstLine, enclosure }: DraftAddition) {
  const draft = readDraft();
  const { firstLine: _, message = "", enclosures = [], ...others } = draft;
  const written = writtenMessage(draft);
  if (enclosure && !enclosures.includes(enclosure)) {
    writeDraft({ ...others, message: written, enclosures: [...enclosures, enclosure] });
  } else if (firstLine && !written && enclosures.length === 0) {
    writeDraft({ ...others, message: `${firstLine}\n`, firstLine });
  } else if (written !== message) {
    // Loses no enclosures: a draft that has them has no first line.
    writeDraft(others);
  }
}
