import { readDraft, writeDraft, type Draft } from "./draft.ts";

/**
 * Removes a message that was sent from the draft. An enclosure that was added meanwhile stays for the next
 * one.
 */
export function removeFromDraft(sent: Draft) {
  const { message, enclosures = [] } = readDraft();
  const unsent = enclosures.filter((enclosure) => !sent.enclosures?.includes(enclosure));
  writeDraft({
    ...(message !== sent.message && { message }),
    ...(unsent.length > 0 && { enclosures: unsent }),
  });
}
