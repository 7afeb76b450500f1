/** The width of a line in the display face at size 100. */
export type WidthOf = (line: string) => number;

/** The distance of two lines of a heading, in parts of its size. */
export const leading = 0.94;

/** The largest size at which the heading fits beside the picture, and its lines. */
export function fitHeading(heading: string, widthOf: WidthOf) {
  const room = 640;
  const depth = 356;
  for (let size = 120; ; size -= 4) {
    const lines = balancedLines(heading, (room / size) * 100, widthOf);
    const widest = Math.max(...lines.map(widthOf));
    if (lines.length * leading * size <= depth && widest * size <= room * 100) return { size, lines };
  }
}

/** The text in as few lines as the column allows, and those as even as can be. A longer word stands out of the column. */
export function balancedLines(text: string, column: number, widthOf: WidthOf): string[] {
  let lines = wrap(text, column, widthOf);
  for (let narrower = column; ; narrower -= 4) {
    const next = wrap(text, narrower, widthOf);
    if (next.length > lines.length || narrower <= 0) return lines;
    lines = next;
  }
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
