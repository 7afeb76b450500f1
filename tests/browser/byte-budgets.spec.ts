import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { compressedSize } from "../../src/build/count-build.ts";
import { byteBudgets } from "./byte-budgets.ts";

const dist = path.resolve(import.meta.dirname, "../../dist");

test("every document, the home page's scripts and the fonts keep to their budgets", () => {
  const documents = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const tooLarge = documents
    .map((file) => ({ file, size: compressedSize(readFileSync(path.join(dist, file))) }))
    .filter(({ size }) => size > byteBudgets.document);
  expect(documents.length).toBeGreaterThan(40);
  expect(tooLarge).toEqual([]);

  const figures = JSON.parse(readFileSync(path.join(dist, "build-figures.json"), "utf8")) as Record<
    string,
    number
  >;
  expect(figures["homeScripts"]).toBeLessThanOrEqual(byteBudgets.homeScripts);
  expect(figures["fonts"]).toBeLessThanOrEqual(byteBudgets.fonts);
});
