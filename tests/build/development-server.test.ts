import { globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { paper } from "../../src/styles/tokens.ts";
import { ProjectCopy } from "../support/project-copy.ts";

const site = "http://localhost:5199";
const [somePost] = globSync("src/content/posts/*.mdx") as [string];

/** A file of each kind, what a save changes in it, and what the save puts there. */
const edits: [file: string, find: RegExp, put: (count: number) => string][] = [
  ["src/content/pages/home.ts", /$/, (count) => `\n// Home ${count}\n`],
  ["src/layout/skip-link.tsx", /Skip to|Straight \d+ to/, (count) => `Straight ${count} to`],
  [somePost, /^title: .*$/m, (count) => `title: Post ${count}`],
  ["src/content/company.ts", /shortName: ".*"/, (count) => `shortName: "Saved ${count}"`],
];

/** Milliseconds between two saves: some come together, some while the one before is still being read. */
const pauses = [3, 90, 20, 0, 55, 10, 130];

test("a hundred saves of every kind of file never restart the development server, and the last are served", async () => {
  await using project = await ProjectCopy.make();
  await using server = project.start("node node_modules/vite/bin/vite.js --port 5199 --strictPort");
  await expectAt("/src/layout/skip-link.tsx").toMatch(/^200 /);

  for (let count = 0; count < 100; count += 1) {
    const [file, find, put] = edits[count % edits.length]!;
    await project.edit(file, [find, put(count)]);
    await wait(pauses[count % pauses.length]);
  }
  await expectAt("/node_modules/.cache/site.js").toContain("Post 98");
  await expectAt("/src/content/company.ts").toContain("Saved 99");
  await expectAt("/src/layout/skip-link.tsx").toContain("Straight 97 to");

  const home = "src/content/pages/home.ts";
  const text = await project.read(home);
  await project.write(home, `${text}\nexport const = ;\n`);
  await expectAt(`/${home}`).toMatch(/^500 /);
  expect(server.output).toMatch(/src\/content\/pages\/home\.ts:\d+/);
  await project.write(home, text);
  await expectAt(`/${home}`).toMatch(/^200 /);
  expect(server.output).not.toMatch(/restart/i);

  await project.edit("src/styles/tokens.ts", [paper, "#0f1e2d"]);
  await expectAt("/src/styles/global.ts").toMatch(/^200 /);
  await expectAt("/src/styles/global.wyw-in-js.css").toContain("#0f1e2d");
  expect(server.ended).toBe(false);
}, 180_000);

async function load(file: string): Promise<string> {
  const answer = await fetch(site + file).catch(() => undefined);
  return answer ? `${answer.status} ${await answer.text()}` : "no answer";
}

function expectAt(file: string) {
  return expect.poll(() => load(file), { timeout: 60_000, interval: 200 });
}
