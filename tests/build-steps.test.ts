import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fillTemplate } from "../src/prerender/documents/fill-template.ts";
import { fallbackRules } from "../src/prerender/fonts/fallback-fonts.ts";
import { drawingFontFiles } from "../src/prerender/fonts/font-faces.ts";
import { inlineStyle, withoutInlinedRules } from "../src/prerender/documents/inline-style.ts";

test("an SVG that is imported as a component is hidden from assistive technology, and has no class but ours", () => {
  const markup = renderToStaticMarkup(createElement(MailIcon, { className: "our-own" }));
  expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(markup.match(/class="[^"]*"/g)).toEqual(['class="our-own"']);
});

test("a fallback font is scaled to the width and the height of our font", async () => {
  const [display] = await drawingFontFiles();
  const [arial] = (await fallbackRules("Archivo Display", display!)).split("@font-face").slice(1);
  const numberOf = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(arial!)![1]);
  expect(arial).toContain('local("Arial Bold")');
  // The average letter is 0.380 em wide in our narrow face and 0.480 em in Arial Bold.
  expect(numberOf("size-adjust")).toBeCloseTo(79.17, 1);
  // The browser multiplies both by size-adjust, which gives 0.878 em above the baseline and 0.21 em below it.
  expect(numberOf("ascent-override") * numberOf("size-adjust")).toBeCloseTo(8780, -1);
  expect(numberOf("descent-override") * numberOf("size-adjust")).toBeCloseTo(2100, -1);
});

const stylesheet = `
  @layer base, pages;
  @font-face { font-family: Ours; src: url(/ours.woff2) }
  @font-face { font-family: Theirs; src: local("Arial") }
  .shown { color: red; &:hover { color: green } @media print { color: black } }
  .absent { color: blue }
  @layer base {
    main > * { margin: 0 }
    @media print { main > * { margin: 1cm } }
    @media (width < 560px) { main > * { margin: 1px } }
    a:hover { color: lime }
  }
`;

describe("inlineStyle", () => {
  const style = inlineStyle(stylesheet, ['<main class="shown"></main>']);

  test("keeps the rules for elements and for classes that the documents have", () => {
    expect(style).toContain(".shown{color:red");
    expect(style).toContain("main>*{margin:0}");
    expect(style).toContain("Theirs");
    expect(style).not.toContain("absent");
  });

  test("leaves out rules that the first paint does not need", () => {
    for (const late of ["hover", "print", "ours.woff2"]) expect(style).not.toContain(late);
  });
});

describe("withoutInlinedRules", () => {
  const style = withoutInlinedRules(stylesheet);

  test("keeps the rules for classes, and those that the first paint does not need", () => {
    expect(style).toContain(".shown{color:red");
    expect(style).toContain(".absent{color:#00f}");
    expect(style).toContain("a:hover{color:#0f0}");
    expect(style).toContain("@media print{main>*{margin:1cm}}");
    expect(style).toContain("ours.woff2");
  });

  test("leaves out rules that every document has inlined", () => {
    for (const inlined of ["margin:0", "560px", "Arial"]) {
      expect(inlineStyle(stylesheet, []), inlined).toContain(inlined);
      expect(style, inlined).not.toContain(inlined);
    }
  });
});

const template =
  '<!doctype html><head>\n  <!--head-->\n<script type="module" src="/e.js"></script><link rel="stylesheet" href="/s.css"></head><body><div id="root"></div></body>';
const parts = {
  template,
  siteName: "Site",
  loader: "load()",
  files: {
    scripts: ["e.js", "a.js"],
    style: "s.css",
    fonts: ["f.woff2"],
    recovery: "r.js",
    prefetch: ["m.js"],
  },
  style: "p{color:red}",
  head: "<title>$& costs</title>",
  body: '<div id="root">$1</div>',
};

test("texts of a page are kept even if they contain replacement patterns such as $&", () => {
  const html = fillTemplate(parts);
  expect(html).toContain("<title>$& costs</title>");
  expect(html).toContain('<div id="root">$1</div>');
});
