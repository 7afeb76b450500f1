import { expect, test } from "vitest";
import { measureVisit } from "../../../src/pages/our-work/measure-visit.ts";

const entry = (entryType: string, name: string, startTime: number, more = {}) =>
  ({ entryType, name, startTime, ...more }) as PerformanceEntry;

const file = (
  name: string,
  startTime: number,
  responseEnd: number,
  sizes: [transfer: number, encoded: number],
) =>
  entry(name.endsWith("/") ? "navigation" : "resource", name, startTime, {
    responseEnd,
    transferSize: sizes[0],
    encodedBodySize: sizes[1],
  });

const page = file("https://site.example/", 0, 90, [12_300, 12_000]);
const paint = entry("paint", "first-contentful-paint", 120);
const hydrated = entry("mark", "hydrated", 300);

test("a first visit counts all files, and before the first paint only those that the text could wait for", () => {
  const late = file("https://site.example/a.js", 100, 150, [2_300, 2_000]);
  const early = file("https://site.example/a.svg", 90, 110, [1_300, 1_000]);
  const picture = Object.assign(early, { initiatorType: "img" });
  const visit = measureVisit([page, picture, late, paint, hydrated], "site.example")!;
  expect(visit).toMatchObject({ firstPaint: 120, usable: 300, requests: 3, cached: 0, otherHosts: 0 });
  expect(visit.bytes).toBe(15_900);
  expect(visit.beforePaint).toEqual({ requests: 1, bytes: 12_300 });
});

test("a file from the cache and a file that the server has only revalidated count as cached", () => {
  const kept = file("https://site.example/kept.js", 130, 131, [0, 9_000]);
  const confirmed = file("https://site.example/", 0, 90, [300, 12_000]);
  expect(measureVisit([confirmed, kept, paint, hydrated], "site.example")!.cached).toBe(2);
});

test("neither the map’s frame nor a file that this visit has fetched before counts as cached", () => {
  const detail = file("https://site.example/a.svg#detail", 100, 150, [2_300, 2_000]);
  const whole = file("https://site.example/a.svg", 400, 401, [0, 2_000]);
  const map = Object.assign(file("https://site.example/map", 500, 520, [0, 0]), { initiatorType: "iframe" });
  expect(measureVisit([page, detail, whole, map, paint, hydrated], "site.example")!.cached).toBe(0);
});

test("each other host is counted once, and files of a browser extension are not counted", () => {
  const others = ["https://cdn.example/1.js", "https://cdn.example/2.js", "chrome-extension://abc/style.css"];
  const entries = others.map((name) => file(name, 200, 210, [0, 0]));
  const visit = measureVisit([page, ...entries, paint, hydrated], "site.example")!;
  expect(visit.otherHosts).toBe(1);
  expect(visit.requests).toBe(3);
});

test("a document that is painted before its last bytes arrive counts as requested before the first paint", () => {
  const slow = file("https://site.example/", 0, 140, [12_300, 12_000]);
  const visit = measureVisit([slow, paint, hydrated], "site.example")!;
  expect(visit.beforePaint).toEqual({ requests: 1, bytes: 12_300 });
});

test("a page that was opened in the background has no first paint and counts nothing before it", () => {
  const visit = measureVisit([page, hydrated], "site.example")!;
  expect(visit.firstPaint).toBeUndefined();
  expect(visit.beforePaint).toEqual({ requests: 0, bytes: 0 });
});

test("there is no measurement before the page is hydrated", () => {
  expect(measureVisit([page, paint], "site.example")).toBeUndefined();
});
