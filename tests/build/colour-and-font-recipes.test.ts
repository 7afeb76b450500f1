import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { create } from "fontkitten";
import { describe, expect, test } from "vitest";
import { paper } from "../../src/styles/tokens.ts";
import { at, built, builtFiles, textIn } from "./support/built-copy.ts";
import { newPaper } from "./support/follow-recipes.ts";

describe("a character that only one text uses", () => {
  test.each([
    ["a post", "blog/trial-post.html", "Łódź"],
    ["company.ts", "services.html", "₹"],
  ])("has a glyph in the built fonts when it is in %s", (_, file, letters) => {
    const html = built(file);
    expect(textIn(html)).toContain(letters);
    const faces = fontFaces().filter(({ family }) => family === "Archivo Text");
    for (const letter of letters) {
      const point = letter.codePointAt(0)!;
      const asked = faces.filter(
        ({ range }) => !range || range.includes(`U+${point.toString(16).toUpperCase()}`),
      );
      expect(asked.filter(({ font }) => font.hasGlyphForCodePoint(point)).length, letter).toBe(1);
    }
  });
});

/** Returns the fonts that the stylesheet declares, each with its unicode-range. */
function fontFaces() {
  const style = /data-style="\/([^"]+)"/.exec(built("index.html"))![1]!;
  const rules = built(style).matchAll(
    /@font-face\{font-family:([^;]+);src:url\(\/(assets\/[^)]+)\)[^}]*?(?:unicode-range:([^;}]+))?\}/g,
  );
  return Array.from(rules, ([, family, file, range]) => {
    const font = create(readFileSync(at(`dist/${file}`)));
    if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds more than one font.`);
    return { family, range: range?.toUpperCase().split(","), font };
  });
}

describe("a colour that is changed in tokens.ts", () => {
  test.each(["index.html", "about.html", "trial-service.html"])("is in the style of %s", (file) => {
    expect(built(file)).toContain(`[data-theme=light]{--bg:${newPaper};`);
  });

  test.each([
    ["the browser's own bar", "trial.html", `<meta name="theme-color" content="${newPaper}"/>`],
    ["the manifest", "site.webmanifest", `"background_color":"${newPaper}"`],
    ["the map", "map.css", `--bg: ${newPaper};`],
  ])("is in %s", (_, file, text) => {
    expect(built(file)).toContain(text);
  });

  test.each(["og/trial.png", "icon-maskable.png"])("is in %s", (file) => {
    expect(colourAt(at(`dist/${file}`), 40, 40)).toBe(newPaper);
  });

  test("has its old value in no built file but the drawings", () => {
    const files = builtFiles().filter((file) => /\.(?:css|html|js|webmanifest)$|^favicon/.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => built(file).toLowerCase().includes(paper))).toEqual([]);
  });
});

/** Returns the colour of one pixel of a picture, as "#rrggbb". */
function colourAt(file: string, x: number, y: number): string {
  const picture = readFileSync(file).toString("base64");
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image width="512" height="512" preserveAspectRatio="xMinYMin slice" href="data:image/png;base64,${picture}"/></svg>`,
  ).render();
  const start = (y * width + x) * 4;
  return `#${pixels.subarray(start, start + 3).toString("hex")}`;
}
