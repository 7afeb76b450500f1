import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../src");

/** Who may import from whom, by folder; a file at the top of src counts as a folder of its own. */
const allowed: Record<string, string[]> = {
  content: [],
  styles: [],
  ui: ["styles"],
  site: ["content"],
  enquiry: ["content", "site", "styles", "ui"],
  blocks: ["content", "enquiry", "site", "styles", "ui"],
  pages: ["blocks", "content", "enquiry", "site", "styles", "ui"],
  shell: ["content", "enquiry", "site", "styles", "ui"],
  build: ["content", "site"],
  "app.tsx": ["enquiry", "shell", "site", "styles"],
  "entry-client.tsx": ["app.tsx", "shell", "site", "ui"],
  "entry-server.tsx": ["app.tsx", "site"],
  "modules.d.ts": ["content"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("examples"))
  .map((file) => file.replaceAll("\\", "/"));

const roomOf = (file: string) => file.split("/")[0]!;

/** Static imports of our own files; a dynamic import is how `site` reaches `pages` without depending on them. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(source, file), "utf8");
  return [...text.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];$/gms)].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(file), specifier!.replace(/\?.*$/, "")),
  );
}

test("imports point one way", () => {
  const forbidden = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => roomOf(target) !== roomOf(file) && !allowed[roomOf(file)]?.includes(roomOf(target)))
      .map((target) => `${file} -> ${target}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(forbidden).toEqual([]);
});

test("the function imports nothing of the site but the enquiry's contract", () => {
  const folder = path.resolve(import.meta.dirname, "../netlify");
  const targets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) =>
      Array.from(readFileSync(path.join(folder, file), "utf8").matchAll(/["']([./]+\/src\/[^"']+)["']/g)),
    )
    .map(([, target]) => target!.replace(/^[./]+\//, ""));
  expect(new Set(targets)).toEqual(new Set(["src/enquiry/enquiry.ts"]));
});

test("no folder is a drawer for leftovers, and nothing is re-exported from an index", () => {
  expect(
    files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|shared|lib|misc)(\/|\.)|(^|\/)index\.tsx?$/.test(file),
    ),
  ).toEqual([]);
});
