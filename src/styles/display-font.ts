/** The declarations of text in the display face. The spaces of that face are too narrow to keep words apart. */
export function displayFont(size: string, lineHeight: number | "normal"): string {
  return `font: 820 ${size} / ${lineHeight} var(--display); word-spacing: 0.09em`;
}
