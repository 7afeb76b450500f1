/** Returns the width of a line in the display font at font size 100, in pixels. */
export type WidthOf = (line: string) => number;

/** The distance of two lines of a heading, relative to its font size. */
export const lineHeight = 0.94;

/**
 * Returns the largest font size at which the heading fits beside the picture, and the heading's lines at that
 * size.
 */
export function fitHeading(heading: string, widthOf: WidthOf) {
  const maxWidth = 640;
  const maxHeight = 356;
  for (let size = 120; ; size -= 4) {
    const column = (maxWidth / size) * 100;
    const lines = wrap(heading, column, widthOf);
    if (lines.length * lineHeight * size > maxHeight || widest(lines, widthOf) > column) continue;
    return { size, lines: balancedLines(heading, column, widthOf) };
  }
}

/**
 * Breaks a text into as few lines as the column allows, and makes them as equal in width as possible. A word
 * that is wider than the column gets a line of its own and overflows it. The width of the column is in the
 * units of `widthOf`.
 */
export function balancedLines(text: string, column: number, widthOf: WidthOf): string[] {
  const lines = wrap(text, column, widthOf);
  const width = widest(lines, widthOf);
  const narrower = wrap(text, width - 1, widthOf);
  const isBetter = narrower.length === lines.length && widest(narrower, widthOf) < width;
  return isBetter ? balancedLines(text, width - 1, widthOf) : lines;
}

function widest(lines: string[], widthOf: WidthOf): number {
  return Math.max(...lines.map(widthOf));
}

function wrap(text: string, column: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= column) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
