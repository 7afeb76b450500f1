/** What a visitor may put between digits; the server takes the ten digits alone. */
const separators = /[\s.()-]/g;

/** The phone number as it is sent: separators dropped, anything else left for the rule to judge. */
export function phoneDigits(typed: string): string {
  return typed.replace(separators, "");
}
