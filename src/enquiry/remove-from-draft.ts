import { readDraft, writeDraft, type Draft } from "./draft.ts";

/** Removes a message that was sent from the draft. A paragraph that a button has added meanwhile stays for the next one. */
export function removeFromDraft(sent: Draft) {
  const message = readDraft()["message"] ?? "";
  const sentMessage = sent["message"]?.trimEnd() ?? "";
  const rest = message.startsWith(sentMessage) ? message.slice(sentMessage.length).trimStart() : message;
  writeDraft(rest ? { message: rest } : {});
}
