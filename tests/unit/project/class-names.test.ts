import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../../../src");

// A class is named after its file, up to the first dot, and numbered, for example "top-bar2"
// (vite.config.ts).

test("no two files that define classes have the same name", () => {
  const names = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(path.join(source, file), "utf8").includes("css`"))
    .map((file) => path.basename(file).replace(/\..*/, ""));
  expect(names.length).toBeGreaterThan(50);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated, "Classes are named after files: rename one of the two files.").toEqual([]);
});
