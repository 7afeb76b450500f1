import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCompany } from "../../../src/generator/company/read-company.ts";
import { deadLinks } from "../../../src/generator/content-checks/dead-links.ts";
import { roleFaults } from "../../../src/generator/content-checks/role-faults.ts";
import { readPosts } from "../../../src/generator/posts/read-posts.ts";
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
    ["country", "Denmark", /:7 \[0\]\.country: .*ISO 3166/],
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

test("a syntax error in the company's file is named with file and line", async () => {
  const file = await fileOf(
    "broken.ts",
    "export const company = {\n  placeholder: true\n  name: 'Name',\n};\n",
  );
  expect(await linesOf(readCompany(file))).toEqual([
    expect.stringMatching(/broken\.ts:3 Expected `,`.*line above/),
  ]);
});

test("the faults of several posts are all named", async () => {
  await fileOf("posts/first.mdx", post("2026-02-30"));
  await fileOf("posts/second.mdx", post("31 January"));
  await fileOf("posts/third.mdx", "---\ntitle: [\n---\n");
  expect(await linesOf(readPosts(path.join(folder, "posts")))).toEqual([
    expect.stringMatching(/first\.mdx:4 published: .*calendar/),
    expect.stringMatching(/second\.mdx:4 published: .*calendar/),
    expect.stringMatching(/third\.mdx:\d The front matter is not YAML/),
  ]);
});

test("a post may link to a page of the list of posts that exists", async () => {
  for (let index = 1; index <= 10; index += 1) {
    const listPage = index === 10 ? 3 : 2;
    await fileOf(
      `ten/src/content/posts/post-${index}.mdx`,
      `---\n---\n\n[older posts](/blog/page/${listPage})\n`,
    );
  }
  await fileOf("ten/netlify.toml", "");
  expect(await deadLinks(path.join(folder, "ten"))).toEqual([
    expect.stringMatching(/post-10\.mdx:4 link: .*\/blog\/page\/3/),
  ]);
});

test("a link in a post and a redirect are named with their line when no page has their address", async () => {
  await fileOf(
    "site/src/content/posts/linking.mdx",
    "---\n---\n\n[a page](/about), [one](/abuot#team) and [another](/expertise/java).\n",
  );
  await fileOf("site/netlify.toml", '[[redirects]]\nfrom = "/old"\nto = "/nowhere"\n');
  expect(await deadLinks(path.join(folder, "site"))).toEqual([
    expect.stringMatching(/netlify\.toml:3 to: .*\/nowhere/),
    expect.stringMatching(/linking\.mdx:4 link: .*\/abuot/),
  ]);
});
