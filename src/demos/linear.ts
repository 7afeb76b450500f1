type Interval = readonly [from: number, to: number];

/** A linear scale: it takes the ends of the domain to those of the range, and every value between them in proportion. */
export function linear([from, to]: Interval, [start, end]: Interval): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}
