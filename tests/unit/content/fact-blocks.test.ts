import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../../../src");
const blocksFolder = path.join(source, "sections/owner-facts");
const read = (file: string) => readFileSync(file, "utf8");

/** A block of src/sections/owner-facts, and the facts that it imports, in alphabetical order. */
interface Block {
  name: string;
  facts: string[];
}

const blocks = readdirSync(blocksFolder).map((file): Block => {
  const text = read(path.join(blocksFolder, file));
  const [, name = ""] = /^export function (\w+)/m.exec(text) ?? [];
  const [, facts = ""] = /^import \{ (.+) \} from "virtual:facts";$/m.exec(text) ?? [];
  return { name, facts: facts.split(", ").toSorted() };
});

/** These blocks only look up in `people` the person whom another fact names. */
const lookUpAPerson = new Set(["ContactPerson", "PostAuthor"]);

const pages = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => path.join(source, file))
  .filter((file) => file.endsWith(".tsx") && !file.startsWith(blocksFolder))
  .map(read);

/**
 * Returns, for each place that shows a block, the facts of the condition before it, in alphabetical order.
 */
function guardsOf(name: string): string[][] {
  const use = new RegExp(`[^{}]*(?:<${name}\\b|\\b${name}\\()`, "g");
  const places = pages.flatMap((text) => text.match(use) ?? []);
  return places.map((place) => [...place.matchAll(/FACT\.(\w+)/g)].map(([, fact]) => fact!).toSorted());
}

test.each(blocks)(
  "wherever $name is shown, the condition names the facts that it reads",
  ({ name, facts }) => {
    const needed = lookUpAPerson.has(name) ? facts.filter((fact) => fact !== "people") : facts;
    const guards = guardsOf(name);
    expect(guards.length).toBeGreaterThan(0);
    for (const guard of guards) expect(guard).toEqual(needed);
  },
);
