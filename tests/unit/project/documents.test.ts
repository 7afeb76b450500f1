import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** The documents for people who work on the project. Every path and command that they name must exist. */
const documents = [
  "README.md",
  "netlify/README.md",
  "netlify/operating.md",
  "src/demos/README.md",
  "src/product-rules.md",
  "src/recipes.md",
  ".github/CONTRIBUTING.md",
  ".github/pull_request_template.md",
];

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json"));
const findAll = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, part]) => part!);

/** Matches paths that the build or the reader writes. */
const notInTheProject = /^(?:dist|node_modules|src\/content\/(?:images\/)?posts)(?:\/|$)|^\.env$/;
const inTheProject = /^(?:\.ci|\.github|netlify|src|tests)(?:\/|$)/;
const fileName = /^[\w.*<>-]*\.(?:[jt]sx?|json|css|html|txt|md|mdx|toml|svg|example)$|^\.npmrc$/;

/** Tells whether a path exists; "<slug>" and "*" match any name. */
function pathExists(name: string): boolean {
  const pattern = name.replaceAll(/<[^>]+>/g, "*").replace(/\/$/, "");
  return /[*{]/.test(pattern)
    ? globSync(pattern, { cwd: root }).length > 0
    : existsSync(path.join(root, pattern));
}

/** Returns the paths in backticks that do not exist, and the names of files that no folder has. */
function missingPaths(text: string): string[] {
  return findAll(text, /`([^`\n]+)`/g).filter((name) => {
    if (notInTheProject.test(name)) return false;
    if (inTheProject.test(name)) return !pathExists(name);
    return fileName.test(name) && !pathExists(name) && !pathExists(`{src,netlify,tests}/**/${name}`);
  });
}

/** Returns the addresses that GitHub gives to the headings of a document. */
function headingAddresses(text: string): string[] {
  return findAll(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

describe.each(documents)("%s", (file) => {
  const text = read(file);

  test("names paths that exist", () => {
    expect(missingPaths(text)).toEqual([]);
  });

  test("links to files and headings that exist", () => {
    const links = findAll(text, /\]\((?!https?:|\.\.\/images\/posts\/)([^)]+)\)/g);
    const dead = links.filter((link) => {
      const [name, fragment] = link.split("#");
      const target = name ? path.posix.join(path.dirname(file), name) : file;
      return !pathExists(target) || (fragment && !headingAddresses(read(target)).includes(fragment));
    });
    expect(dead).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    const own = new Set(["ci", ...Object.keys(scripts)]);
    expect(findAll(text, /(?:^|`|&& )npm (?:run )?([a-z][\w:]*)/gm).filter((name) => !own.has(name))).toEqual(
      [],
    );
  });
});
