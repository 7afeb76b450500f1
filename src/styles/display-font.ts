/**
 * The word spacing of the display face in drawings, relative to the font size. Outlines and share images have
 * the same.
 */
export const drawingWordSpacing = 0.05;

/**
 * The declarations of text in the display face. The spaces of that face are too narrow to keep words apart.
 */
export function displayFont(size: string, lineHeight: number | "normal"): string {
  return `font: 820 ${size} / ${lineHeight} var(--display); word-spacing: 0.09em`;
}
