import path from "node:path";
import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { expect, test } from "vitest";
import { postFaults, redirectFaults } from "../../../src/generator/content-checks/post-faults.ts";
import { postSources } from "../../../src/generator/posts/read-posts.ts";

const posts = path.join(import.meta.dirname, "../../examples/content/posts");

/** Returns the faults in a post with one text, on its third line, beside a post with the heading "Known". */
const faultsIn = (text: string) =>
  postFaults({
    [path.join(posts, "trial.mdx")]: `---\n---\n${text}\n`,
    [path.join(posts, "other.mdx")]: "---\n---\n## Known\n",
  });

test("the example posts have no fault", async () => {
  expect(await postFaults(await postSources(posts))).toEqual([]);
});

/** Every way to write a link in a post. */
const links: Record<string, (address: string) => string> = {
  "in brackets": (address) => `[a](${address})`,
  "in pointed brackets": (address) => `[a](<${address}>)`,
  "with a title": (address) => `[a](${address} "title")`,
  "as a reference": (address) => `[a][b]\n\n[b]: ${address}`,
  "as a short reference": (address) => `[a]\n\n[a]: ${address}`,
  "in a list": (address) => `- [a](${address})`,
  "in a table": (address) => `| a |\n| - |\n| [a](${address}) |`,
  "around a picture": (address) => `[![a](drawing.svg)](${address})`,
  "in emphasis": (address) => `**[a](${address})**`,
};

test.each(Object.entries(links))(
  "a link %s is found, and a fault in it is named with its line",
  async (_, linkTo) => {
    expect(await faultsIn(linkTo("/about?a=b#c"))).toEqual([]);
    expect(await faultsIn(linkTo("/blog/other#nowhere"))).toEqual([
      expect.stringMatching(/trial\.mdx:[3-5] link: .*no heading with the address #nowhere/),
    ]);
  },
);

test.each([
  "/about",
  "/about/",
  "/about?a=b#c",
  "/blog/other",
  "other",
  "/blog/other#section-known",
  "/blog",
  "/feed.xml",
  "https://www.example.com/none",
  "mailto:a@example.com",
  "tel:+441632960000",
])("a link may lead to %s", async (address) => {
  expect(await faultsIn(`[a](${address})`)).toEqual([]);
});

test.each([
  ["/no-such-page", /no page at \/no-such-page/],
  ["/expertise/cobol", /no page at \/expertise\/cobol/],
  ["no-such-post", /no page at \/blog\/no-such-post/],
  ["other.mdx", /no page at \/blog\/other\.mdx/],
  ["../no-such-page", /no page at \/no-such-page/],
  ["/blog/page/3", /no page at \/blog\/page\/3/],
  ["#nowhere", /no heading with the address #nowhere/],
  ["/blog/other#nowhere", /no heading with the address #nowhere/],
  ["javascript:alert(1)", /A link cannot lead to javascript:alert\(1\)/],
  ["/blog/other#known", /The heading's address is #section-known/],
])("a link may not lead to %s", async (address, fault) => {
  expect(await faultsIn(`[a](${address})`)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ["a picture that is missing", "![a](./nobody.png)", /:3 picture: There is no picture nobody\.png/],
  ["a picture elsewhere", "![a](https://www.example.com/a.png)", /:3 picture: .*security policy/],
  ["a picture as an element", '<img src="drawing.svg" />', /:3 A post cannot have <img>.*\[.* for a picture/],
  ["a link as an element", 'a <a href="/about">b</a>', /:3 A post cannot have <a>.*\[.* for a link/],
  ["a frame", '<iframe src="https://www.example.com"></iframe>', /:3 A post cannot have <iframe>/],
  ["an element without a name", "<>a</>", /:3 A post cannot have <>/],
  ["a style", '<mark style="color: red">a</mark>', /:3 <mark> can only have/],
  ["an attribute that is code", "<abbr title={a}>a</abbr>", /:3 <abbr> can only have/],
  ["attributes that are code", "<abbr {...a}>a</abbr>", /:3 <abbr> can only have/],
  ["a footnote", "a[^1]\n\n[^1]: b", /:5 A post cannot have footnotes/],
  ["a box to tick", "- [ ] a", /:3 A list cannot have boxes/],
  ["an element that is not closed", "one\n\n<b>two", /:5 This cannot be read: Expected a closing tag/],
  ["a heading without words", "##\n", /:3 This heading has no words/],
  ["a brace that is not closed", "a { b", /:3 This cannot be read: .*Write .*\\\{ for a brace/],
  ["a less-than sign", "<5 euros", /:3 This cannot be read: .*Write &lt;/],
  ["an address in pointed brackets", "<https://example.com>", /:3 .*\[text\]\(url\)`\)\.$/],
  ["a comment of HTML", "<!-- a -->", /:3 .*\/\* text \*\/\}`\)\.$/],
  ["a second first heading", "# A", /:3 The title/],
  ["a picture without a text", "![](drawing.svg)", /:3 Say what the picture tells/],
  ["a name in braces", "for each {id}", /:3 \{id\} would run as code/],
  ["a component", "<Chart />", /:3 A post cannot have <Chart>.*Write .*for a less-than sign/],
  ["an import", 'import a from "./a.js"', /:3 A post cannot import/],
  ["a reference to nothing", "[a][b]", /:3 The link \[a\]\[b\] has no address/],
  ["an unknown language", "```klingon\na\n```", /This cannot be read: .*klingon/],
  ["another encoding", "caf\ufffd", /:3 This is not UTF-8/],
])("%s is named with file, line and remedy", async (_, text, fault) => {
  const faults = await faultsIn(text);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults[0]).toContain("trial.mdx:");
});

test("all faults are named at once, each with its line", async () => {
  const faults = await faultsIn("[a](/none)\n\n![b](none.png)\n\n{c} <D />");
  expect(faults.map((fault) => /mdx:(\d+)/.exec(fault)![1]).toSorted()).toEqual(["3", "5", "7", "7"]);
});

test("any text is either compiled or refused with a line", async () => {
  const parts = [
    "[a](",
    ")",
    "<b>",
    "</b>",
    "{",
    "}",
    "`",
    "```js\n",
    "\n\n",
    "# ",
    "| a |\n| - |\n",
    "![",
    "]",
    "&",
    "é",
  ];
  const text = array(oneof(constantFrom(...parts), string({ maxLength: 5 })), { maxLength: 12 });
  await assert(
    asyncProperty(text, async (chosen) => {
      for (const fault of await faultsIn(chosen.join(""))) expect(fault).toMatch(/trial\.mdx:\d+ \S/);
    }),
    { numRuns: 100 },
  );
});

test("a redirect is named with its line when no page has the address it leads to", () => {
  expect(redirectFaults({}, '[[redirects]]\nfrom = "/old"\nto = "/nowhere"\n')).toEqual([
    expect.stringMatching(/netlify\.toml:3 to: .*\/nowhere/),
  ]);
});
