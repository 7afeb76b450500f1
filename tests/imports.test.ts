import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../src");

/** For each folder, the folders that it may import from. A file at the top of src counts as a folder. */
const allowed: Record<string, string[]> = {
  content: [],
  styles: [],
  ui: ["styles"],
  // site may use import() only for pages: its list names the code of each page, and pages link to each other by that list.
  site: ["content", "pages", "styles"],
  enquiry: ["content", "site", "styles", "ui"],
  demos: ["content", "enquiry", "site", "styles", "ui"],
  blocks: ["content", "demos", "enquiry", "site", "styles", "ui"],
  // facts shows what the owner has set; a page decides whether it shows a block of it.
  facts: ["blocks", "content", "site", "styles", "ui"],
  pages: ["blocks", "content", "enquiry", "facts", "site", "styles", "ui"],
  shell: ["content", "enquiry", "site", "styles", "ui"],
  // build takes from ui the drawings that share images and pages have in common, and from entry-server.tsx only types.
  build: ["content", "entry-server.tsx", "site", "styles", "ui"],
  "app.tsx": ["enquiry", "shell", "site", "styles", "ui"],
  "entry-client.tsx": ["app.tsx", "shell", "site"],
  "entry-server.tsx": ["app.tsx", "content", "demos", "site"],
  "modules.d.ts": ["content"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("examples"))
  .map((file) => file.replaceAll("\\", "/"));

const folderOf = (file: string) => file.split("/")[0]!;

/** Returns the files of src that a file imports, type imports and import() included. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(source, file), "utf8");
  const statements = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];$|\bimport\(\s*["'](\.[^"']+)["']/gms;
  return [...text.matchAll(statements)].map(([, fixed, later]) =>
    path.posix.join(path.posix.dirname(file), (fixed ?? later)!.replace(/\?.*$/, "")),
  );
}

test("every import between folders is in the table", () => {
  const forbidden = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          folderOf(target) !== folderOf(file) && !allowed[folderOf(file)]?.includes(folderOf(target)),
      )
      .map((target) => `${file} -> ${target}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(forbidden).toEqual([]);
});

test("only the lists of pages import page code from src/site, and only by import()", () => {
  const importers = files.filter(
    (file) => folderOf(file) === "site" && importsOf(file).some((target) => folderOf(target) === "pages"),
  );
  expect(importers).toEqual(["site/pages.ts", "site/single-pages.ts"]);
  for (const file of importers)
    expect(readFileSync(path.join(source, file), "utf8")).not.toMatch(/from "\.\.\/pages\//);
});

test("the function imports nothing from src but the enquiry's fields and their check", () => {
  const folder = path.resolve(import.meta.dirname, "../netlify");
  const targets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("local"))
    .flatMap((file) =>
      Array.from(readFileSync(path.join(folder, file), "utf8").matchAll(/["']([./]+\/src\/[^"']+)["']/g)),
    )
    .map(([, target]) => target!.replace(/^[./]+\//, ""));
  expect(new Set(targets)).toEqual(new Set(["src/enquiry/enquiry.ts", "src/enquiry/fields.ts"]));
});

test("no file or folder is named utils, helpers, common, shared, lib, misc or index", () => {
  expect(
    files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|shared|lib|misc)(\/|\.)|(^|\/)index\.tsx?$/.test(file),
    ),
  ).toEqual([]);
});
