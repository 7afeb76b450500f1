type Interval = readonly [from: number, to: number];

/**
 * Returns a function that maps the domain onto the range in proportion. Values beyond the domain lie beyond
 * the range.
 */
export function linearScale([from, to]: Interval, [start, end]: Interval): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}
