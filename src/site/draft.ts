const key = "enquiry-draft";

/** The visitor's texts by field, kept for this tab until they are sent. */
export type Draft = Record<string, string>;

export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Draft;
  } catch {
    return {};
  }
}

/** Whether the visitor has begun to write. */
export function hasDraft(): boolean {
  return Object.values(readDraft()).some(Boolean);
}

export function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form itself still holds the text.
  }
}

/** Adds a paragraph to the end of the message, unless the message has it already. */
export function addToDraft(paragraph: string) {
  const draft = readDraft();
  const message = draft["message"]?.trimEnd() ?? "";
  if (message.includes(paragraph)) return;
  writeDraft({ ...draft, message: `${message}${message && "\n\n"}${paragraph}\n` });
}
