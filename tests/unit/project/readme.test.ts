import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** The documents for people who work on the project. Every path and command that they name must exist. */
const documents = [
  "README.md",
  "netlify/README.md",
  "netlify/operating.md",
  "src/app/README.md",
  "src/content/posts/README.md",
  "src/demos/README.md",
  "src/enquiry/README.md",
  "src/glossary.md",
  "src/generator/README.md",
  "src/product-rules.md",
  "src/recipes.md",
  ".github/CONTRIBUTING.md",
  ".github/pull_request_template.md",
];

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const { scripts, engines } = JSON.parse(read("package.json"));
const findAll = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, part]) => part!);

/** Matches paths that the build or the reader writes. */
const notInTheProject = /^(?:dist|node_modules)(?:\/|$)|^\.env$/;
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

describe.each(documents)("%s", (file) => {
  const text = read(file);

  test("names paths that exist", () => {
    expect(missingPaths(text)).toEqual([]);
  });

  test("links to files that exist", () => {
    const links = findAll(text, /\]\((?!https?:|#|\.\.\/images\/posts\/)([^)]+)\)/g);
    expect(links.filter((link) => !pathExists(path.posix.join(path.dirname(file), link)))).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    const own = new Set(["ci", ...Object.keys(scripts)]);
    expect(findAll(text, /(?:^|`|&& )npm (?:run )?([a-z][\w:]*)/gm).filter((name) => !own.has(name))).toEqual(
      [],
    );
  });
});

test.each(documents)(
  "%s names programs that come with the dependencies, and configuration files that exist",
  (file) => {
    const commands = findAll(read(file), /\b(npx [^`\n]+)/g);
    const programs = commands.map((command) => command.split(" ")[1]!);
    expect(programs.filter((name) => !existsSync(path.join(root, "node_modules/.bin", name)))).toEqual([]);
    expect(findAll(commands.join("\n"), /--config (\S+)/g).filter((name) => !pathExists(name))).toEqual([]);
  },
);

test("the pictures of the README name files that exist", () => {
  const pictures = findAll(read("README.md"), /```text\n(.*?)```/gs).join("\n");
  const names = findAll(pictures, /([\w/-]+\.(?:tsx?|js|html))\b/g);
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter((name) => globSync(`{.,src/**,netlify/**}/${name}`, { cwd: root }).length === 0),
  ).toEqual([]);
});

test("the README asks for the Node that package.json asks for", () => {
  const [, oldest, missing] = /Node ([\d.]+) or newer, except (\d+)/.exec(read("README.md"))!;
  expect(engines.node).toBe(`^${oldest} || >=${Number(missing) + 1}`);
});

describe("the product rules that the code cites", () => {
  const files = globSync(["{src,netlify,tests}/**/*.{ts,tsx,md}", "README.md"], { cwd: root }).filter(
    (file) => file !== "src/product-rules.md",
  );

  test("are in src/product-rules.md", () => {
    const rules = findAll(read("src/product-rules.md"), /^- \*\*(.+?)\.\*\*/gm);
    const cited = files.flatMap((file) => {
      // A name may be wrapped, in a comment too.
      const text = read(file).replaceAll(/\s*\n\s*\*?\s*/g, " ");
      return findAll(text, /\brule "([^"]+)"/gi);
    });
    expect(new Set(cited).size).toBeGreaterThan(5);
    expect(cited.filter((name) => !rules.includes(name))).toEqual([]);
  });

  test("have their name in the line of the word, where the grep of src/product-rules.md finds it", () => {
    expect(files.filter((file) => /\brule\n[\s*/]*"/i.test(read(file)))).toEqual([]);
  });
});
