/** Returns the message as it is sent: the visitor's text, and each enclosure as a paragraph below it. */
export function joinMessage(text: string, enclosures: string[]): string {
  const paragraphs = enclosures.map((enclosure) => `Enclosed: ${enclosure}`);
  return [text.trimEnd(), ...paragraphs].filter(Boolean).join("\n\n");
}
