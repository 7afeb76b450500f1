/** The width of a line in the display face at size 100. */
export type WidthOf = (line: string) => number;

/** The distance of two lines of a heading, in parts of its size. */
export const leading = 0.94;

/** The largest size at which the heading fits beside the picture, and its lines. */
export function fitHeading(heading: string, widthOf: WidthOf) {
  const room = 640;
  const depth = 356;
  for (let size = 120; ; size -= 4) {
    const column = (room / size) * 100;
    const lines = wrap(heading, column, widthOf);
    if (lines.length * leading * size > depth || widest(lines, widthOf) > column) continue;
    return { size, lines: balancedLines(heading, column, widthOf) };
  }
}

/** The text in as few lines as the column allows, and those as even as can be. A longer word stands out of the column. */
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
