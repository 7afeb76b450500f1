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
  "src/content": ["src/time"],
  "src/styles": [],
  "src/loading": [],
  "src/components": ["src/styles"],
  "src/routing": ["src/content", "src/styles"],
  "src/enquiry": ["src/components", "src/content", "src/loading", "src/routing", "src/styles"],
  "src/demos": ["src/components", "src/content", "src/enquiry", "src/loading", "src/styles", "src/time"],
  "src/sections": ["src/components", "src/content", "src/demos", "src/enquiry", "src/routing", "src/styles"],
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
    "src/demos",
    "src/pages",
    "src/routing",
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

/** Returns the imports that lead from one folder of the table to another. */
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

test("the table has no direction that no import takes", () => {
  const taken = new Set(importsBetweenFolders().map(({ from, to }) => `${from} -> ${to}`));
  const listed = Object.entries(allowed).flatMap(([from, targets]) =>
    targets.map((to) => `${from} -> ${to}`),
  );
  expect(listed.filter((direction) => !taken.has(direction))).toEqual([]);
});

test("folders import only from folders before them in the table, so none need each other", () => {
  const folders = Object.keys(allowed);
  for (const [index, folder] of folders.entries())
    expect(folders.slice(0, index), folder).toEqual(expect.arrayContaining(allowed[folder]!));
});

/**
 * The folders of src/generator: each imports only from those before it. Files beside them may import from
 * all.
 */
const generatorFolders = [
  "bundle",
  "content-files",
  "company",
  "fonts",
  "highlighting",
  "posts",
  "content-checks",
  "pictures",
  "crawler-files",
  "server",
  "documents",
  "map",
  "share-images",
];

test("the folders of src/generator import only from those before them in the list", () => {
  const places = generatorFolders.map((folder) => `src/generator/${folder}`);
  const inFolders = files.filter((file) => /^src\/generator\/[^/]+\//.test(file));
  const place = (file: string) => places.indexOf(file.split("/").slice(0, 3).join("/"));
  expect(inFolders.filter((file) => place(file) === -1)).toEqual([]);
  const imports = inFolders.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
  const backward = imports.filter(({ file, target }) => place(target) > place(file));
  expect(backward.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test("src/generator imports drawings and virtual modules only in src/generator/server, and of it only types", () => {
  const others = files.filter((file) => /^src\/generator\/(?!server\/)/.test(file));
  const statements = others.flatMap((file) =>
    (readFileSync(path.join(root, file), "utf8").match(/^import\b[^;]*;$/gm) ?? []).map(
      (statement) => `${file}: ${statement}`,
    ),
  );
  expect(statements.length).toBeGreaterThan(100);
  expect(
    statements.filter((statement) =>
      /["']virtual:|\.svg\b|: import (?!type\b)[^;]*\/server\//.test(statement),
    ),
  ).toEqual([]);
});

const pageCode =
  /^src\/pages\/[^/]+\/[\w-]+-(?:page|template)\.(?:prefetched\.)?tsx$|^src\/pages\/prefetched-pages\.ts$/;

test("no other folder imports page code, and src/pages/page-code.ts only by import()", () => {
  const importers = importsBetweenFolders()
    .filter(({ target }) => folderOf(target) === "src/pages")
    .map(({ target }) => target);
  expect(importers.filter((file) => pageCode.test(file))).toEqual([]);
  expect(readFileSync(path.join(root, "src/pages/page-code.ts"), "utf8")).not.toMatch(
    /from "\..*\/[\w-]+-(?:page|template)\.(?:prefetched\.)?tsx"|from ".*prefetched-pages/,
  );
});

test("only page-company.ts imports the owner's file, whose facts a page has to get in another way", () => {
  const importers = files.filter((file) => importsOf(file).includes("src/content/company.ts"));
  expect(importers).toEqual(["src/content/page-company.ts"]);
});

test("the function imports nothing from src but the enquiry's fields and their check", () => {
  const targets = files
    .filter((file) => folderOf(file) === "netlify")
    .flatMap(importsOf)
    .filter((target) => target.startsWith("src/"));
  expect(new Set(targets)).toEqual(new Set(["src/enquiry/enquiry-schema.ts", "src/enquiry/fields.ts"]));
});

test("no file or folder is named utils, helpers, common, shared, lib, misc or index", () => {
  expect(
    files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|shared|lib|misc)(\/|\.)|(^|\/)index\.tsx?$/.test(file),
    ),
  ).toEqual([]);
});
