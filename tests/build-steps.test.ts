import MailIcon from "lucide-static/icons/mail.svg?react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { linesOf } from "../src/build/code.ts";
import { completePage } from "../src/build/complete-page.ts";
import { fallbackRules } from "../src/build/fallback-fonts.ts";
import { drawingFontFiles } from "../src/build/font-faces.ts";
import { inlineStyle } from "../src/build/inline-style.ts";
import { recordImports, scriptsOf } from "../src/build/page-scripts.ts";
import LogoMark from "../src/content/images/logo-mark.svg?react";

describe("recordImports", () => {
  test("tells of each dynamic import which source file it loads", () => {
    expect(recordImports('const load = () => import("../pages/a.tsx");', "src/site/pages.tsx")).toBe(
      'const load = () => (globalThis.loadedModules?.add("src/pages/a.tsx"), import("../pages/a.tsx"));',
    );
  });

  test("leaves packages and static imports alone", () => {
    const code = 'import a from "./a.ts";\nconst b = import("valibot");';
    expect(recordImports(code, "src/x.ts")).toBe(code);
  });
});

describe("scriptsOf", () => {
  const manifest = {
    "index.html": { file: "entry.js", imports: ["_shared.js"] },
    "_shared.js": { file: "shared.js" },
    "_part.js": { file: "part.js", imports: ["_shared.js"] },
    "src/a.tsx": { file: "a.js", imports: ["_part.js", "index.html"] },
  };

  test("lists the entry first, and every file once", () => {
    expect(scriptsOf(manifest, ["src/a.tsx"])).toEqual(["entry.js", "shared.js", "a.js", "part.js"]);
  });

  test("fails on a module that became no chunk of its own", () => {
    expect(() => scriptsOf(manifest, ["src/b.tsx"])).toThrow("src/b.tsx");
  });
});

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

  test("inlines the style, leaves script and stylesheet to the loader and keeps the text as it is", () => {
    const html = completePage(parts);
    expect(html).toContain("<title>$& costs</title>");
    expect(html).toContain('<div id="root">$1</div>');
    expect(html).toContain("<style>p{color:red}</style>");
    expect(html).toContain(
      '<script data-scripts="/e.js /a.js" data-style="/s.css" data-recovery="/r.js" data-ahead="/m.js">load()</script>',
    );
    expect(html).not.toContain('type="module"');
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/s.css">']);
    expect(html).toContain('<noscript><link rel="stylesheet" href="/s.css"></noscript>');
  });

  test("fails when the template has lost a mark", () => {
    expect(() => completePage({ ...parts, template: "<head></head>" })).toThrow("<!--head-->");
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

  test("leaves plain text as it is, and fails on a language that nobody knows", () => {
    expect(linesOf("trial.txt", "a\nb")).toEqual([[{ text: "a" }], [{ text: "b" }]]);
    expect(() => linesOf("trial.unheard-of", "a")).toThrow("unheard-of");
  });
});
