/** The characters of the file that every page fetches: Basic Latin, and the punctuation of English texts. */
const main = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2010, 0x201f],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

/** The rest of Latin-1. */
const latin1 = [
  [0xa1, 0xa8],
  [0xaa, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
] as const;

/** Latin Extended-A, and the sign of the rupee. */
const extended = [
  [0x100, 0x17f],
  [0x20b9, 0x20b9],
] as const;

export type Range = readonly (readonly [first: number, last: number])[];

/**
 * The ranges of characters that our fonts have a file for. A browser fetches the last two only for a text that
 * needs them, and shows every other character in a font of the visitor's system.
 */
export const fontRanges = { main, "latin-1": latin1, extended } satisfies Record<string, Range>;

export function charactersOf(range: Range): string {
  return range
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join("");
}

export function unicodeRange(range: Range): string {
  return range.map(([first, last]) => `U+${inHex(first)}${last > first ? `-${inHex(last)}` : ""}`).join(", ");
}

function inHex(point: number): string {
  return point.toString(16).toUpperCase();
}

/** Matches a character that share images cannot show: they are drawn with our fonts alone. */
export const undrawable = new RegExp(
  `[^${charactersOf([...main, ...latin1, ...extended]).replaceAll(/[\\\]^-]/g, "\\$&")}]`,
  "u",
);
