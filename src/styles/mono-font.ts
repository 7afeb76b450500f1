/** The declaration of text in the monospaced face. */
export function monoFont(size: string, lineHeight: number): string {
  return `font: 500 ${size} / ${lineHeight} var(--mono)`;
}
