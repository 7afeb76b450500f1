const key = "enquiry-draft";

/**
 * The visitor's texts by the name of the field, kept for this tab until they are sent. While the message is only the line
 * that a button has put there, `prefilled` holds the same text.
 */
export type Draft = Record<string, string>;

/** Holds the draft in memory while the browser refuses to store it, because its storage is full or forbidden. */
let draftInMemory: Draft | undefined;

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
}

export interface PrefilledText {
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
  /** Added to the end of the message, unless the message has it already. */
  paragraph?: string | undefined;
}

/** Prefills the message. Replaces the opening of another button, unless the visitor has changed it. */
export function addToDraft({ opening, paragraph }: PrefilledText) {
  const { prefilled, message = "", ...others } = readDraft();
  const written = message === prefilled ? "" : message;
  if (paragraph && !written.includes(paragraph)) {
    const before = written.trimEnd();
    writeDraft({ ...others, message: `${before}${before && "\n\n"}${paragraph}\n` });
  } else if (opening && !written) {
    const line = `${opening}\n`;
    writeDraft({ ...others, message: line, prefilled: line });
  } else if (written !== message) {
    writeDraft(others);
  }
}
