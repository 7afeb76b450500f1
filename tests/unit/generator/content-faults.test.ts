import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCompany } from "../../../src/generator/company/read-company.ts";
import { colourFaults } from "../../../src/generator/content-checks/content-faults.ts";
import { roleFaults } from "../../../src/generator/content-checks/role-faults.ts";
import { postSources, readPosts } from "../../../src/generator/posts/read-posts.ts";
import { exampleRole } from "../../examples/example-role.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(import.meta.dirname, "../../../node_modules/.cache-content-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

const linesOf = (reading: Promise<unknown>) =>
  reading.then(
    () => [],
    (error: Error) => error.message.split("\n"),
  );

/** Returns the faults that the build finds in a list of roles with one role, the changed example. */
const faultsWith = async (changes: object) => {
  const entries = Object.entries({ ...exampleRole, ...changes });
  const fields = entries.map(([name, value]) => `    ${name}: ${JSON.stringify(value)},`).join("\n");
  const file = await fileOf(`${Math.random()}.ts`, `export const roles = [\n  {\n${fields}\n  },\n];\n`);
  return roleFaults(file);
};

const post = (published: string) =>
  `---\ntitle: A title\ndescription: ${"word ".repeat(24)}\npublished: ${published}\ntags: [web]\nservices: [web-development]\n---\n\nText.\n`;

describe("an open role", () => {
  test("is accepted when it is like the example", async () => {
    expect(await faultsWith({})).toEqual([]);
  });

  test.each([
    ["country", "UK", /:7 \[0\]\.country: .*ISO 3166/],
    ["datePosted", "31-01-2026", /:9 \[0\]\.datePosted: .*2026-01-31/],
    ["validThrough", "2026-02-30", /:10 \[0\]\.validThrough: .*calendar/],
    ["validThrough", "2026-01-09", /:10 \[0\]\.validThrough: .*before the first/],
    ["employmentType", "FULLTIME", /:8 \[0\]\.employmentType: Write one of "FULL_TIME"/],
    ["title", undefined, /\[0\]\.title: This field is missing/],
    ["salary", "high", /:12 \[0\]\.salary: There is no field of this name/],
  ])("is refused with a wrong %s (%j), and the message names its line", async (field, value, fault) => {
    expect(await faultsWith({ [field]: value })).toEqual([expect.stringMatching(fault)]);
  });
});

test("two roles cannot have the same id, and the message names the second", async () => {
  const file = await fileOf(
    "twice.ts",
    `export const roles = ${JSON.stringify([exampleRole, exampleRole])};`,
  );
  expect(await roleFaults(file)).toEqual([expect.stringMatching(/twice\.ts:1 \[1\]: .*same id/)]);
});

test.each([
  ["  placeholder: true\n  name: 'Name',", /broken\.ts:3 A comma is missing .*line above/],
  ["  placeholder: true,\n  name: “Name”,", /broken\.ts:3 Write straight quotation marks/],
  ['  name: "Ours",\n  teamSize: nine,', /broken\.ts:3 nine: write quotation marks/],
])("a syntax error in the company's file is named with file and line: %j", async (fields, fault) => {
  const file = await fileOf("broken.ts", `export const company = {\n${fields}\n};\n`);
  expect(await linesOf(readCompany(file))).toEqual([expect.stringMatching(fault)]);
});

test("a colour that browsers do not understand is named with its line", async () => {
  const file = await fileOf(
    "tokens.ts",
    'export const white = "#ffffff";\nconst blue = "#00629";\nconst shade = "#11152e80";\nconst red = "#c81g33";\nconst gold = "ffc93c";\n',
  );
  expect(await colourFaults(file)).toEqual([
    expect.stringMatching(/tokens\.ts:2 #00629 is no colour. Write/),
    expect.stringMatching(/tokens\.ts:4 #c81g33 is no colour. Write/),
    expect.stringMatching(/tokens\.ts:5 ffc93c is no colour. Write/),
  ]);
});

test("the faults of several posts are all named", async () => {
  await fileOf("posts/first.mdx", post("2026-02-30"));
  await fileOf("posts/second.mdx", post("31 January"));
  await fileOf("posts/third.mdx", "---\ntitle: [\n---\n");
  await fileOf("posts/original.mdx", post("2026-01-31"));
  await fileOf("posts/original-copy.mdx", post("2026-01-31"));
  expect(await linesOf(postSources(path.join(folder, "posts")).then(readPosts))).toEqual([
    expect.stringMatching(/first\.mdx:4 published: .*calendar/),
    expect.stringMatching(/original\.mdx:2 title: .*original-copy\.mdx has the same/),
    expect.stringMatching(/original\.mdx:3 description: .*original-copy\.mdx has the same/),
    expect.stringMatching(/second\.mdx:4 published: .*calendar/),
    expect.stringMatching(/third\.mdx:\d The front matter is not YAML/),
  ]);
});
