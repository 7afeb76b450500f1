/** The width of a line in the display face at size 100. */
export type WidthOf = (line: string) => number;

/** Of a heading, in parts of its size: from one line to the next. */
export const leading = 0.94;

/** The largest size at which the heading fits beside the picture, with lines of even length. */
export function fitHeading(heading: string, widthOf: WidthOf) {
  const room = 640;
  const depth = 356;
  const words = heading.split(" ");
  for (let size = 120; ; size -= 4) {
    const most = Math.min(words.length, Math.floor(depth / (size * leading)));
    const lines = fewestLines(words, most, (room / size) * 100, widthOf);
    if (lines) return { size, lines };
  }
}

/** The words in as few lines as they fit in, none wider than the column, as even as can be; nothing if they do not fit. */
export function fewestLines(words: string[], most: number, column: number, widthOf: WidthOf) {
  for (let count = 1; count <= most; count += 1) {
    const lines = evenLines(words, count, column, widthOf);
    if (lines) return lines;
  }
  return undefined;
}

function evenLines(words: string[], count: number, column: number, widthOf: WidthOf) {
  let best: { lines: string[]; unevenness: number } | undefined;
  const divide = (lines: string[], rest: string[], unevenness: number) => {
    const left = count - lines.length;
    if (left === 0) {
      if (rest.length === 0 && unevenness < (best?.unevenness ?? Infinity)) best = { lines, unevenness };
      return;
    }
    const most = rest.length - left + 1;
    for (let taken = 1; taken <= most; taken += 1) {
      const line = rest.slice(0, taken).join(" ");
      const slack = column - widthOf(line);
      if (slack < 0) break;
      divide([...lines, line], rest.slice(taken), unevenness + slack ** 2);
    }
  };
  divide([], words, 0);
  return best?.lines;
}
