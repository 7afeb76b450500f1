import MailIcon from "lucide-static/icons/mail.svg?react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { linesOf } from "../src/build/code.ts";
import { completePage } from "../src/build/complete-page.ts";
import { fallbackRules } from "../src/build/fallback-fonts.ts";
import { drawingFontFiles } from "../src/build/font-faces.ts";
import { inlineStyle } from "../src/build/inline-style.ts";
import LogoMark from "../src/content/images/logo-mark.svg?react";

const tagOf = (Icon: typeof MailIcon) =>
  /^<svg [^>]*>/.exec(renderToStaticMarkup(createElement(Icon, { className: "our-own" })))![0];

describe("a drawing as a component", () => {
  test("keeps the box that it was made for, and takes size and colour from the text", () => {
    expect(tagOf(LogoMark)).toContain('viewBox="0 0 32 32"');
    expect(tagOf(MailIcon)).toContain('viewBox="0 0 24 24"');
    expect(tagOf(MailIcon)).toContain('width="1em" height="1em"');
    expect(tagOf(MailIcon)).toContain('stroke="currentColor"');
  });

  test("is nothing to read aloud, and has no class but ours", () => {
    expect(tagOf(MailIcon)).toContain('aria-hidden="true"');
    expect(tagOf(MailIcon).match(/class="[^"]*"/g)).toEqual(['class="our-own"']);
  });
});

describe("fallbackRules", () => {
  test("gives local fonts the width and the height of ours", async () => {
    const [display] = await drawingFontFiles();
    const [arial] = (await fallbackRules("Archivo Display", display!)).split("@font-face").slice(1);
    const numberOf = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(arial!)![1]);
    expect(arial).toContain('local("Arial Bold")');
    // A letter of our narrow face is 0.380 wide on average, one of Arial Bold 0.480.
    expect(numberOf("size-adjust")).toBeCloseTo(79.17, 1);
    // The browser scales them back: 0.878 above the line, 0.21 below.
    expect(numberOf("ascent-override") * numberOf("size-adjust")).toBeCloseTo(8780, -1);
    expect(numberOf("descent-override") * numberOf("size-adjust")).toBeCloseTo(2100, -1);
  });
});

describe("inlineStyle", () => {
  const stylesheet = `
    @layer base, ui;
    @font-face { font-family: Ours; src: url(/ours.woff2) }
    @font-face { font-family: Theirs; src: local("Arial") }
    .shown { color: red; &:hover { color: green } @media print { color: black } }
    .absent { color: blue }
    @layer base { main > * { margin: 0 } }
  `;
  const style = inlineStyle(stylesheet, ['<main class="shown"></main>']);

  test("keeps the rules of elements and of classes that the documents have", () => {
    expect(style).toContain(".shown{color:red");
    expect(style).toContain("main>*{margin:0}");
    expect(style).toContain("Theirs");
    expect(style).not.toContain("absent");
  });

  test("leaves to the stylesheet what no first paint needs", () => {
    for (const late of ["hover", "print", "ours.woff2"]) expect(style).not.toContain(late);
  });
});

describe("completePage", () => {
  const template =
    '<!doctype html><head>\n  <!--head-->\n<script type="module" src="/e.js"></script><link rel="stylesheet" href="/s.css"></head><body><div id="root"></div></body>';
  const parts = {
    template,
    loader: "load()",
    files: { scripts: ["e.js", "a.js"], style: "s.css", recovery: "r.js", ahead: ["m.js"] },
    style: "p{color:red}",
    head: "<title>$& costs</title>",
    body: '<div id="root">$1</div>',
  };

  test("keeps a text as it is, signs of a pattern included", () => {
    const html = completePage(parts);
    expect(html).toContain("<title>$& costs</title>");
    expect(html).toContain('<div id="root">$1</div>');
  });
});

describe("linesOf", () => {
  test("keeps every character, line by line, and names the kinds", () => {
    const lines = linesOf("trial.py", "x = 1\n\ndef f():\n    return 'a'\n");
    expect(lines.map((tokens) => tokens.map(({ text }) => text).join(""))).toEqual([
      "x = 1",
      "",
      "def f():",
      "    return 'a'",
    ]);
    expect(lines.flat().find(({ text }) => text === "def")?.kind).toBe("key");
  });
});
