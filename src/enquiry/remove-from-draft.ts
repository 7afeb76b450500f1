import { readDraft, writeDraft, type Draft } from "../site/draft.ts";

/** Takes away a draft that has been sent. A paragraph that was added on the way stays for the next message. */
export function removeFromDraft(sent: Draft) {
  const message = readDraft()["message"] ?? "";
  const sentMessage = sent["message"]?.trimEnd() ?? "";
  const rest = message.startsWith(sentMessage) ? message.slice(sentMessage.length).trimStart() : message;
  writeDraft(rest ? { message: rest } : {});
}
