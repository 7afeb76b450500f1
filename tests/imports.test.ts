import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../src");

/** For each folder, the folders that it may import from. A file at the top of src counts as a folder. */
const allowed: Record<string, string[]> = {
  content: [],
  styles: [],
  components: ["styles"],
  loading: [],
  routing: ["content", "loading", "pages", "styles"],
  enquiry: ["components", "content", "loading", "routing", "styles"],
  demos: ["components", "content", "enquiry", "loading", "styles"],
  sections: ["components", "content", "demos", "enquiry", "routing", "styles"],
  pages: ["components", "content", "enquiry", "routing", "sections", "styles"],
  layout: ["components", "content", "enquiry", "routing", "styles"],
  app: ["components", "content", "demos", "enquiry", "layout", "loading", "prerender", "routing", "styles"],
  // Of the server's entry it needs only the type, of the function the names of its settings. Share images have drawings in common with the pages.
  prerender: ["../netlify", "app", "components", "content", "routing", "styles"],
  "modules.d.ts": ["content"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("examples"))
  .map((file) => file.replaceAll("\\", "/"));

const folderOf = (file: string) => /^(?:\.\.\/)*[^/]+/.exec(file)![0];

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

test("only the lists of pages import page code from src/routing, and only by import()", () => {
  const importers = files.filter(
    (file) => folderOf(file) === "routing" && importsOf(file).some((target) => folderOf(target) === "pages"),
  );
  expect(importers).toEqual(["routing/pages.ts", "routing/single-pages.ts"]);
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
