import { enclosuresIn, isEnclosure, toEnclosure } from "./enclosures.ts";

/** A message as the card shows it: what the visitor has written, and the enclosures below it. */
export interface MessageParts {
  text: string;
  enclosures: string[];
}

export function splitMessage(message: string): MessageParts {
  const enclosures = enclosuresIn(message);
  if (enclosures.length === 0) return { text: message, enclosures };
  const lines = message.split("\n").filter((line) => !isEnclosure(line));
  return { text: lines.join("\n").trim(), enclosures };
}

/** Returns the message as it is stored and sent: the enclosures follow the text. */
export function joinMessage({ text, enclosures }: MessageParts): string {
  if (enclosures.length === 0) return text;
  const paragraphs = [text.trimEnd(), ...enclosures.map(toEnclosure)].filter(Boolean);
  return `${paragraphs.join("\n\n")}\n`;
}
