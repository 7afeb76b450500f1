/** "1 hour", "1,200 hours": the number stays on the line of its word. */
export function plural(count: number, word: string): string {
  return `${count.toLocaleString("en")}\u00a0${word}${count === 1 ? "" : "s"}`;
}

/** "01:00, 02:00 and 05:00" */
export function list(words: Iterable<string>): string {
  return new Intl.ListFormat("en-GB").format(words);
}

/** "12.5%", to one digit where it needs one. */
export function percent(value: number): string {
  return `${Number(value.toFixed(1))}%`;
}
