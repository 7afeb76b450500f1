/** Returns a colour of six hexadecimal digits as browsers compute it: "rgb(179, 20, 42)". */
export function asRgb(color: string): string {
  const channels = color.match(/[0-9a-f]{2}/gi)!.map((digits) => Number.parseInt(digits, 16));
  return `rgb(${channels.join(", ")})`;
}
