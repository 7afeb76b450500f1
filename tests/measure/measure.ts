/*
 * npm run measure [-- --runs N] [/path ...] prints the medians of Lighthouse's mobile figures for the
 * finished build in dist. It is a benchmark and not a test, because times depend on the machine and its load.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { hydratedMark } from "../../src/components/hydrated-mark.ts";
import { chromiumOptions } from "../support/chromium-options.ts";
import { serveSite } from "../support/site-server.ts";

const measuredByDefault = [
  "/",
  "/cloud-services",
  "/ai-ml-development",
  "/service-section",
  "/expertise/python",
  "/blog/cloud-exit-plan-you-can-test",
  "/contact-us",
];
const scores = ["performance", "accessibility", "best-practices", "seo"];
const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});

const site = await serveSite(path.resolve(import.meta.dirname, "../../dist"));
const port = 9222;
const { executablePath, args } = await chromiumOptions();
const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`, ...args] });
const rows: Record<string, Record<string, number>> = {};
for (const route of positionals.length > 0 ? positionals : measuredByDefault) {
  const runs: Record<string, number>[] = [];
  while (runs.length < Number(values.runs)) runs.push(await measure(site.origin + route));
  rows[route] = medians(runs);
}
console.table(rows);
await browser.close();
site.close();

async function measure(url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent" });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "No result.");
  const { audits, categories } = result.lhr;
  const requests = audits["network-requests"]?.details as { items: { transferSize: number }[] } | undefined;
  const marks = audits["user-timings"]?.details as
    | { items: { name: string; startTime: number }[] }
    | undefined;
  const hydrated = marks?.items.find(({ name }) => name === hydratedMark)?.startTime ?? 0;
  const metrics = audits["metrics"]?.details as { items: Record<string, number>[] } | undefined;
  const painted = metrics?.items[0]?.["observedFirstContentfulPaint"] ?? 0;
  const sizes = requests?.items.map(({ transferSize }) => transferSize) ?? [];
  return {
    ...Object.fromEntries(scores.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(times.map((name) => [`${name} ms`, Math.round(audits[name]?.numericValue ?? 0)])),
    // As this machine took it; Lighthouse computes the times above for a slow phone.
    "paint to interactive ms": Math.round(hydrated - painted),
    "layout shift": audits["cumulative-layout-shift"]?.numericValue ?? 0,
    "document kB": (sizes[0] ?? 0) / 1000,
    "all kB": Math.round(sizes.reduce((sum, size) => sum + size, 0)) / 1000,
  };
}

function medians(runs: Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(runs[0]!).map((name) => {
      const sorted = runs.map((run) => run[name]!).toSorted((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)]!];
    }),
  );
}
