import { hydratedMark } from "../../components/hydrated-mark.ts";

/**
 * What the browser has recorded since the visitor opened the document; times in ms since the start of its
 * navigation.
 */
export interface Visit {
  /** Undefined in a tab that was in the background. */
  firstPaint: number | undefined;
  /** The time at which React had hydrated the page. */
  usable: number;
  requests: number;
  /** As transferred, including headers. */
  bytes: number;
  /** Without pictures, for which the text of a page does not wait. */
  beforePaint: { requests: number; bytes: number };
  /**
   * The number of files that were in the browser's cache before the visit, or whose size the browser does not
   * report.
   */
  cached: number;
  /** The number of hosts besides the site's own. */
  otherHosts: number;
}

/** Measures the visit from the entries of `performance`; undefined until the page is hydrated. */
export function measureVisit(entries: PerformanceEntry[], host: string): Visit | undefined {
  const timeOf = (name: string) => entries.find((entry) => entry.name === name)?.startTime;
  const firstPaint = timeOf("first-contentful-paint");
  const usable = timeOf(hydratedMark);
  if (usable === undefined) return undefined;
  // The document and everything it has fetched, without the files of browser extensions.
  const files = entries.filter(
    (entry): entry is PerformanceResourceTiming =>
      /^(navigation|resource)$/.test(entry.entryType) && entry.name.startsWith("http"),
  );
  // Neither pictures nor files that arrived after the first paint have delayed it. The document may be
  // painted before its end.
  const before = files.filter(
    ({ entryType, initiatorType, responseEnd }) =>
      firstPaint !== undefined &&
      (entryType === "navigation" || (initiatorType !== "img" && responseEnd <= firstPaint)),
  );
  // A drawing that is shown twice, with and without a fragment, arrives once.
  const addresses = files.map(({ name }) => name.split("#")[0]!);
  const hosts = new Set(files.map(({ name }) => new URL(name).host));
  hosts.delete(host);
  return {
    firstPaint,
    usable,
    requests: files.length,
    bytes: bytesOf(files),
    beforePaint: { requests: before.length, bytes: bytesOf(before) },
    cached: files.filter(
      ({ initiatorType, transferSize, encodedBodySize }, index) =>
        // Chromium does not report the size of a frame, such as that of the map.
        initiatorType !== "iframe" &&
        transferSize <= encodedBodySize &&
        addresses.indexOf(addresses[index]!) === index,
    ).length,
    otherHosts: hosts.size,
  };
}

function bytesOf(files: PerformanceResourceTiming[]): number {
  return files.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
