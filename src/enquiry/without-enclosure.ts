import { toEnclosure } from "./enclosures.ts";

/** Returns a message without one of its enclosures. The rest of the text stays as it is. */
export function withoutEnclosure(message: string, text: string): string {
  const lines = message.split("\n");
  const place = lines.indexOf(toEnclosure(text));
  if (place < 0) return message;
  const before = lines.slice(0, place).join("\n").trimEnd();
  const after = lines
    .slice(place + 1)
    .join("\n")
    .replace(/^\n+/, "");
  return before && after ? `${before}\n\n${after}` : before ? `${before}\n` : after;
}
