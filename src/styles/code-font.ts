/** The declaration of code, in the monospaced face of the visitor's system. */
export function codeFont(size: string, lineHeight: number): string {
  return `font: 400 ${size} / ${lineHeight} ui-monospace, Menlo, Consolas, monospace`;
}
