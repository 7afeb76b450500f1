import MailIcon from "lucide-static/icons/mail.svg?react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { linesOf } from "../src/build/code.ts";
import { completePage, sourceHash } from "../src/build/complete-page.ts";
import { fallbackRules } from "../src/build/fallback-fonts.ts";
import { drawingFontFiles } from "../src/build/font-faces.ts";
import { withoutComments } from "../src/build/late-style.ts";
import { assetsOf, recordImports, refuseStylesOfPosts } from "../src/build/page-assets.ts";
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

describe("assetsOf", () => {
  const manifest = {
    "index.html": { file: "entry.js", css: ["entry.css"], imports: ["_shared.js"] },
    "_shared.js": { file: "shared.js", css: ["shared.css"] },
    "_part.js": { file: "part.js", css: ["part.css"], imports: ["_shared.js"] },
    "src/a.tsx": { file: "a.js", css: ["a.css"], imports: ["_part.js", "index.html"] },
  };

  test("lists the styles of imports before those of importers, each once", () => {
    expect(assetsOf(manifest, ["src/a.tsx"])).toEqual({
      scripts: ["shared.js", "entry.js", "part.js", "a.js"],
      styles: ["shared.css", "entry.css", "part.css", "a.css"],
    });
  });

  test("fails on a module that became no chunk of its own", () => {
    expect(() => assetsOf(manifest, ["src/b.tsx"])).toThrow("src/b.tsx");
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

test("a post that imports something with styles is refused: the browser would not find them", () => {
  const manifest = {
    "posts:/blog/a.js": { file: "blog/a.js", imports: ["_part.js"] },
    "_part.js": { file: "assets/part.js" },
  };
  expect(() => refuseStylesOfPosts(manifest)).not.toThrow();
  const styled = { ...manifest, "_part.js": { file: "assets/part.js", css: ["assets/part.css"] } };
  expect(() => refuseStylesOfPosts(styled)).toThrow("posts:/blog/a.js");
});

describe("completePage", () => {
  const template =
    '<!doctype html><head>\n  <!--head-->\n<style>@font-face{}</style><script type="module" src="/e.js"></script><link rel="stylesheet" href="/e.css"><!-- why --><link rel="stylesheet" href="/l.css" media="all" /></head><body><div id="root"></div></body>';
  const parts = {
    template,
    loader: "load()",
    loading: { scripts: ["s.js", "e.js", "a.js"], styles: ["e.css"] },
    styles: ["p{color:red}"],
    head: "<title>$& costs</title>",
    body: '<div id="root">$1</div>',
  };

  test("inlines the styles, leaves the script to the loader and keeps the text as it is", () => {
    const { html, styleHash } = completePage(parts);
    expect(html).toContain("<title>$& costs</title>");
    expect(html).toContain('<div id="root">$1</div>');
    expect(html).toContain("<style>@font-face{}p{color:red}</style>");
    expect(html).toContain('<script data-scripts="/s.js /e.js /a.js" data-style="/l.css">load()</script>');
    expect(html).not.toContain("why");
    expect(html).not.toContain('type="module"');
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/e.css" disabled>',
      '<link rel="stylesheet" href="/l.css" media="all" />',
    ]);
    expect(html).toContain('<noscript><link rel="stylesheet" href="/l.css" media="all" /></noscript>');
    expect(styleHash).toBe(sourceHash("@font-face{}p{color:red}"));
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

test("styles/late.css loses its comments and its spaces, and no rule", () => {
  const style = `/* Why. */\n.a,\n.b > li {\n  content: "";\n\n  &::before {\n    width: calc(100% + 2px);\n  }\n}\n`;
  expect(withoutComments(style)).toBe('.a,.b > li{content: "";&::before{width: calc(100% + 2px)}}');
});
