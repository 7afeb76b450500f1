import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * For each folder, the folders that it may import from, all of which come before it, so that no two folders
 * need each other. A file at the top of src counts as a folder.
 */
const allowed: Record<string, string[]> = {
  "src/time": [],
  "src/modbus": [],
  "src/content": ["src/modbus", "src/time"],
  "src/styles": [],
  "src/loading": [],
  "src/components": ["src/styles"],
  "src/routing": ["src/content", "src/styles"],
  "src/enquiry": ["src/components", "src/content", "src/loading", "src/routing", "src/styles"],
  "src/demos": ["src/components", "src/content", "src/enquiry", "src/modbus", "src/styles", "src/time"],
  "src/sections": [
    "src/components",
    "src/content",
    "src/demos",
    "src/enquiry",
    "src/loading",
    "src/routing",
    "src/styles",
  ],
  "src/layout": ["src/components", "src/content", "src/enquiry", "src/routing", "src/styles"],
  "src/pages": [
    "src/components",
    "src/content",
    "src/enquiry",
    "src/loading",
    "src/routing",
    "src/sections",
    "src/styles",
  ],
  "src/app": [
    "src/components",
    "src/content",
    "src/enquiry",
    "src/layout",
    "src/loading",
    "src/pages",
    "src/routing",
    "src/styles",
  ],
  netlify: ["src/enquiry"],
  "src/generator": [
    "netlify",
    "src/app",
    "src/components",
    "src/content",
    "src/pages",
    "src/routing",
    "src/sections",
    "src/styles",
  ],
  "netlify/local": ["netlify", "src/enquiry", "src/generator"],
  "src/ambient-types.ts": ["src/content"],
};

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

function importsBetweenFolders() {
  return files.flatMap((file) =>
    importsOf(file)
      .map((target) => ({ file, target, from: folderOf(file), to: folderOf(target) }))
      .filter(({ from, to }) => from !== to && !to.startsWith("package.json")),
  );
}

test("every import between folders is in the table", () => {
  const forbidden = importsBetweenFolders().filter(({ from, to }) => !allowed[from]?.includes(to));
  expect(files.length).toBeGreaterThan(100);
  expect(forbidden.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test("folders import only from folders before them in the table, so none need each other", () => {
  const folders = Object.keys(allowed);
  for (const [index, folder] of folders.entries())
    expect(folders.slice(0, index), folder).toEqual(expect.arrayContaining(allowed[folder]!));
});
