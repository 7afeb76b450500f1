import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * A folder imports only from those above it, so that no two need each other. A file at the top of src counts
 * as a folder.
 */
const folders = [
  "src/time",
  "src/modbus",
  "src/styles",
  "src/loading",
  // Knows nothing of this site's content.
  "src/components",
  "src/content",
  "src/routing",
  "src/enquiry",
  "src/demos",
  "src/sections",
  "src/layout",
  "src/pages",
  "src/app",
  "netlify",
  "src/generator",
  "netlify/local",
  "src/ambient-types.ts",
];

const files = ["src", "netlify"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("examples")),
);

function folderOf(file: string): string {
  if (file.startsWith("netlify/")) return file.startsWith("netlify/local/") ? "netlify/local" : "netlify";
  return file.split("/").slice(0, 2).join("/");
}

/** Returns the files of the project that a file imports, type imports and import() included. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const statements = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];$|\bimport\(\s*["'](\.[^"']+)["']/gms;
  return [...text.matchAll(statements)].map(([, fixed, later]) =>
    path.posix.join(path.posix.dirname(file), (fixed ?? later)!.replace(/\?.*$/, "")),
  );
}

test("folders import only from those above them", () => {
  const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
  const forbidden = imports.filter(({ file, target }) => {
    const [from, to] = [file, target].map(folderOf);
    return from !== to && to !== "package.json" && !folders.slice(0, folders.indexOf(from!)).includes(to!);
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(forbidden.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});
