import { expect, test } from "vitest";
import { built, builtFiles } from "./support/built-copy.ts";
import { htmlViolations } from "./support/valid-html.ts";

test("every built document is valid HTML", async () => {
  const documents = builtFiles().filter((file) => file.endsWith(".html"));
  expect(documents.length).toBeGreaterThan(40);
  const found = await Promise.all(
    documents.map(async (file) =>
      (await htmlViolations(built(file))).map((message) => `${file}: ${message}`),
    ),
  );
  expect(found.flat()).toEqual([]);
}, 60_000);

const wrap = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Test</title></head><body>${body}</body></html>`;

test.each([
  ["an element that its parent may not hold", "<ul><div>x</div></ul>"],
  ["a drawing in a group of a description list", "<dl><div><dt>a</dt><dd>b</dd><svg></svg></div></dl>"],
])("the validator finds %s", async (_, body) => {
  expect(await htmlViolations(wrap("<p>x</p>"))).toEqual([]);
  expect(await htmlViolations(wrap(body))).not.toEqual([]);
});
