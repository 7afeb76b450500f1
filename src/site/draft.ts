const key = "enquiry-draft";

/**
 * The visitor's texts by field, kept for this tab until they are sent. As long as the message is one that a button has
 * begun and nobody has changed, `prefilled` repeats it.
 */
export type Draft = Record<string, string>;

/** The draft that the browser refused to store, because its storage is full or forbidden. */
let unstored: Draft | undefined;

export function readDraft(): Draft {
  if (unstored) return unstored;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Draft;
  } catch {
    return {};
  }
}

/** Whether the visitor has begun to write. */
export function hasDraft(): boolean {
  const draft = readDraft();
  return Object.values(draft).some((text) => text && text !== draft["prefilled"]);
}

export function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    unstored = undefined;
  } catch {
    unstored = draft;
  }
}

export interface PrefilledText {
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
  /** Added to the end of the message, unless the message has it already. */
  paragraph?: string | undefined;
}

/** Prefills the message. An opening that another button has put there, and that nobody has changed, gives way. */
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
