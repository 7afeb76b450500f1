/** What the browser has recorded since the visitor came to this site; times in milliseconds from that moment. */
export interface Visit {
  /** Missing in a tab that was in the background. */
  firstPaint: number | undefined;
  /** When React had taken over the page. */
  usable: number;
  files: { start: number; end: number }[];
  bytes: number;
  beforePaint: { requests: number; bytes: number };
  /** Files that the browser took from its cache, or whose size it does not tell. */
  cached: number;
  otherHosts: number;
}

/** Measures the visit from the entries of `performance`; undefined until the page is hydrated. */
export function measureVisit(entries: PerformanceEntry[], host: string): Visit | undefined {
  const timeOf = (name: string) => entries.find((entry) => entry.name === name)?.startTime;
  const firstPaint = timeOf("first-contentful-paint");
  const usable = timeOf("hydrated");
  if (usable === undefined) return undefined;
  // The document and all it has fetched; a browser's extensions have files of their own.
  const files = entries.filter(
    (entry): entry is PerformanceResourceTiming =>
      /^(navigation|resource)$/.test(entry.entryType) && entry.name.startsWith("http"),
  );
  // Pictures may have been asked for before the first paint, but it has not waited for them.
  const before = files.filter(({ responseEnd }) => responseEnd <= (firstPaint ?? 0));
  const hosts = new Set(files.map(({ name }) => new URL(name).host));
  hosts.delete(host);
  return {
    firstPaint,
    usable,
    files: files.map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd })),
    bytes: bytesOf(files),
    beforePaint: { requests: before.length, bytes: bytesOf(before) },
    cached: files.filter(({ transferSize, encodedBodySize }) => transferSize <= encodedBodySize).length,
    otherHosts: hosts.size,
  };
}

function bytesOf(files: PerformanceResourceTiming[]): number {
  return files.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
