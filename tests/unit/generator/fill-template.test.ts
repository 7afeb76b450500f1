import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fillTemplate } from "../../../src/generator/documents/fill-template.ts";

const template = readFileSync(path.resolve(import.meta.dirname, "../../../index.html"), "utf8");
const parts = {
  template,
  siteName: "Site",
  loader: "load()",
  files: { scripts: ["e.js", "a.js"], styles: ["s.css"], fonts: ["f.woff2"] },
  inlineStyle: "p{color:red}",
  head: "<title>$& costs</title>",
  body: '<div id="root">$1</div>',
};

test("texts of a page are kept even if they contain replacement patterns such as $&", () => {
  const html = fillTemplate(parts);
  expect(html).toContain("<title>$& costs</title>");
  expect(html).toContain('<div id="root">$1</div>');
});

test("structured data cannot be ended by a text that it contains", () => {
  const entities = [{ name: "</script><script>alert(1)</script><!--" }];
  const html = fillTemplate({ ...parts, entities });
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script><\/body>/.exec(html)!;
  expect(json).not.toContain("<");
  expect(JSON.parse(json!)).toEqual({ "@context": "https://schema.org", "@graph": entities });
});
