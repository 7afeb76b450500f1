import { expect, test } from "./support/fixtures.ts";
import { htmlViolations } from "./support/valid-html.ts";

test("every built document is valid HTML", async ({ copy }) => {
  const documents = copy.builtFiles().filter((file) => file.endsWith(".html"));
  expect(documents.length).toBeGreaterThan(40);
  const found = await Promise.all(
    documents.map(async (file) =>
      (await htmlViolations(copy.built(file))).map((message) => `${file}: ${message}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

const wrap = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Test</title></head><body>${body}</body></html>`;

test("the validator finds elements that their parent may not hold, also in a group of a description list", async () => {
  expect(await htmlViolations(wrap("<p>x</p>"))).toEqual([]);
  expect(await htmlViolations(wrap("<ul><div>x</div></ul>"))).not.toEqual([]);
  expect(await htmlViolations(wrap("<dl><div><dt>a</dt><dd>b</dd><svg></svg></div></dl>"))).not.toEqual([]);
});
