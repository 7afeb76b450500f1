import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { compressedSize } from "../../src/build/count-build.ts";
import { byteBudgets } from "./byte-budgets.ts";

const dist = path.resolve(import.meta.dirname, "../../dist");
const read = (file: string) => readFileSync(path.join(dist, file));
const text = (file: string) => read(file).toString("utf8");
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const documents = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && file !== "map.html",
);
const assets = readdirSync(path.join(dist, "assets"));
const fonts = sum(
  assets.filter((file) => file.endsWith(".woff2")).map((file) => read(`assets/${file}`).length),
);

/** What is over its budget, with its size. */
const over = (sizes: [string, number][], budget: (name: string) => number) =>
  sizes.filter(([name, size]) => size > budget(name));

function shellOf(html: string): string[] {
  const chunks = /data-chunks="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(chunks.every((file) => existsSync(path.join(dist, file)))).toBe(true);
  return chunks;
}

test("every document arrives in the first packets of a connection, or is named as longer", () => {
  expect(documents.length).toBeGreaterThan(40);
  const sizes = documents.map((file): [string, number] => [file, compressedSize(read(file))]);
  expect(over(sizes, (file) => byteBudgets.longerDocuments[file] ?? byteBudgets.document)).toEqual([]);

  const policy = /Content-Security-Policy: (.*)/.exec(text("_headers"))![1]!;
  expect(policy.length).toBeLessThanOrEqual(byteBudgets.policy);
});

test("the inlined style of every document keeps to its budget", () => {
  const sizes = documents.map((file): [string, number] => {
    const html = text(file);
    return [file, compressedSize(html) - compressedSize(html.replace(/<style>.*?<\/style>/s, ""))];
  });
  expect(sizes.every(([, size]) => size > 0)).toBe(true);
  expect(over(sizes, () => byteBudgets.style)).toEqual([]);
});

test("scripts and fonts keep to their budgets", () => {
  const shell = shellOf(text("index.html"));
  const shellSize = sum(shell.map((file) => compressedSize(read(file))));
  expect(shellSize).toBeLessThanOrEqual(byteBudgets.shellScripts);

  const figures = JSON.parse(text("build-figures.json")) as { homeScripts: number };
  expect(figures.homeScripts - shellSize).toBeGreaterThan(0);
  expect(figures.homeScripts - shellSize).toBeLessThanOrEqual(byteBudgets.pageScripts);

  const scripts = assets
    .filter((file) => file.endsWith(".js") && !file.startsWith("react-"))
    .map((file): [string, number] => [file, compressedSize(read(`assets/${file}`))]);
  expect(scripts.length).toBeGreaterThan(40);
  expect(over(scripts, () => byteBudgets.script)).toEqual([]);
  expect(fonts).toBeLessThanOrEqual(byteBudgets.fonts);
});

test("every page keeps to the budget of all it loads by itself", () => {
  const late = assets.filter((file) => /^(?:menu-styles|print)-/.test(file));
  expect(late.length).toBeGreaterThan(1);
  const lateSize = sum(late.map((file) => compressedSize(read(`assets/${file}`))));
  const sizes = documents.map((file): [string, number] => {
    const shellSize = sum(shellOf(text(file)).map((chunk) => compressedSize(read(chunk))));
    return [file, compressedSize(read(file)) + shellSize + lateSize + fonts];
  });
  expect(over(sizes, () => byteBudgets.total)).toEqual([]);
});
