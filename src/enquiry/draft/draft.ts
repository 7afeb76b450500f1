import { useSyncExternalStore } from "react";
import type { EnquiryValues } from "../enquiry-schema.ts";

const storageKey = "enquiry-draft";

/** The text that the visitor has filled in, kept for this tab until it is sent. */
export interface Draft extends Partial<Record<keyof EnquiryValues, string | undefined>> {
  /** The line that a button has put into `message`. Once that holds anything else, it is the visitor's own. */
  firstLine?: string | undefined;
  /** The results of demonstrations that are sent with the message, each once. */
  enclosures?: string[] | undefined;
}

/** The tab's storage only holds a copy, for the next document: it may be full or forbidden. */
let draft: Readonly<Draft> = {};

/** The copy as this document has read or written it last. */
let copy: string | null = null;

const listeners = new Set<() => void>();

readCopy();

// Another document of this tab may have changed the draft before the browser restores this one.
globalThis.addEventListener?.("pageshow", () => {
  readCopy();
  tellListeners();
});

/** Makes the stored copy the draft, unless it is what this document knows or holds no draft. */
function readCopy() {
  let stored: unknown;
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null || text === copy) return;
    copy = text;
    stored = JSON.parse(text);
  } catch {
    // The storage is forbidden, or its text is no JSON.
    return;
  }
  draft = checkedDraft(stored) ?? draft;
}

function isText(value: unknown) {
  return typeof value === "string";
}

/** Returns what is a draft of a value that an older build, or anybody else, may have stored. */
function checkedDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { enclosures, ...texts } = stored as { enclosures?: unknown };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => isText(text))),
    ...(Array.isArray(enclosures) && { enclosures: [...new Set(enclosures.filter(isText))] }),
  };
}

export function readDraft(): Readonly<Draft> {
  return draft;
}

/** Returns whether the tab has a stored draft, also one that is empty because it was sent. */
export function hasStoredDraft(): boolean {
  return copy !== null;
}

export function writeDraft(changed: Draft) {
  draft = changed;
  try {
    const text = JSON.stringify(changed);
    sessionStorage.setItem(storageKey, text);
    copy = text;
  } catch {
    // The draft lasts as long as this document.
  }
  tellListeners();
}

function tellListeners() {
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change of the draft. Returns a function that stops the calls. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns what `select` takes from the draft, and follows its changes. While nothing changes, `select` has to
 * return the same value, so it must not make a new object.
 */
export function useDraft<Value>(select: (draft: Draft) => Value): Value {
  return useSyncExternalStore(
    onDraftChange,
    () => select(draft),
    // A prerendered page has no draft.
    () => select({}),
  );
}

export function hasDraft(): boolean {
  const { firstLine: _, enclosures = [], ...values } = draft;
  return Object.values({ ...values, message: writtenMessage(draft) }).some(Boolean) || enclosures.length > 0;
}

/** Returns the message, or an empty text while the visitor has not changed the first line of a button. */
function writtenMessage({ firstLine, message = "" }: Draft): string {
  return firstLine && message === `${firstLine}\n` ? "" : message;
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
  const { firstLine: _, message = "", enclosures = [], ...others } = draft;
  const written = writtenMessage(draft);
  if (enclosure && !enclosures.includes(enclosure)) {
    writeDraft({ ...others, message: written, enclosures: [...enclosures, enclosure] });
  } else if (firstLine && !written && enclosures.length === 0) {
    writeDraft({ ...others, message: `${firstLine}\n`, firstLine });
  } else if (written !== message) {
    writeDraft({ ...others, ...(enclosures.length > 0 && { enclosures }) });
  }
}

/**
 * Takes what was sent out of the draft. A text that the visitor has changed since is another letter and
 * stays whole, and so do the enclosures that were added meanwhile.
 */
export function removeSent(sent: Draft) {
  const { firstLine: _, enclosures = [], ...texts } = draft;
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const changed = names.some((name) => (texts[name] ?? "") !== (sent[name] ?? ""));
  const unsent = enclosures.filter((enclosure) => !sent.enclosures?.includes(enclosure));
  writeDraft({ ...(changed && texts), ...(unsent.length > 0 && { enclosures: unsent }) });
}
