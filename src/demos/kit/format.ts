/** Returns a number with its noun, "1 hour" or "1,200 hours". A no-break space keeps both on one line. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString("en")}\u00a0${noun}${count === 1 ? "" : "s"}`;
}

/** Joins words to "01:00, 02:00 and 05:00". */
export function formatList(words: Iterable<string>): string {
  return new Intl.ListFormat("en-GB").format(words);
}

/** Returns a percentage with one digit after the point at most: "12.5%", "12%". */
export function formatPercent(value: number): string {
  return `${Number(value.toFixed(1))}%`;
}
