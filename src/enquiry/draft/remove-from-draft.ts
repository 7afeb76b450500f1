import { readDraft, writeDraft, type Draft } from "./draft.ts";

/**
 * Takes what was sent out of the draft. What was added meanwhile stays for the next enquiry. Not in draft.ts,
 * which every page loads, because only the card needs it.
 */
export function removeFromDraft(sent: Draft) {
  const { message, enclosures = [] } = readDraft();
  const unsent = enclosures.filter((enclosure) => !sent.enclosures?.includes(enclosure));
  writeDraft({
    ...(message !== sent.message && { message }),
    ...(unsent.length > 0 && { enclosures: unsent }),
  });
}
