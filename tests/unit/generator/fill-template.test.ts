import { expect, test } from "vitest";
import { fillTemplate } from "../../../src/generator/documents/fill-template.ts";

const template =
  '<!doctype html><head>\n  <!--policy--><!--head-->\n<script type="module" src="/e.js"></script><link rel="stylesheet" href="/s.css"></head><body><div id="root"></div></body>';
const parts = {
  template,
  siteName: "Site",
  loader: "load()",
  files: { scripts: ["e.js", "a.js"], style: "s.css", fonts: ["f.woff2"] },
  inlineStyle: "p{color:red}",
  head: "<title>$& costs</title>",
  body: '<div id="root">$1</div>',
};

test("texts of a page are kept even if they contain replacement patterns such as $&", () => {
  const html = fillTemplate(parts);
  expect(html).toContain("<title>$& costs</title>");
  expect(html).toContain('<div id="root">$1</div>');
});
