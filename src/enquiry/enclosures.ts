/** Begins the line that a demonstration adds to the message. The line is an enclosure for as long as it begins so. */
const beginning = "Enclosed: ";

/** Returns a text as a line of the message that counts as an enclosure. */
export function toEnclosure(text: string): string {
  return beginning + text.replaceAll(/\s*\n\s*/g, " ");
}

export function isEnclosure(line: string): boolean {
  return line.startsWith(beginning);
}

/** Returns the texts that are enclosed in a message, each once. */
export function enclosuresIn(message: string): string[] {
  const lines = message.split("\n").filter(isEnclosure);
  return [...new Set(lines.map((line) => line.slice(beginning.length)))];
}
