import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkitten";
import { expect, test } from "vitest";
import { drawingFontFiles, drawingFonts } from "../../../src/generator/fonts/drawing-fonts.ts";
import { outlineFonts, replaceTextByOutlines } from "../../../src/generator/fonts/outline-text.ts";

const faces = await outlineFonts();
const set = (text: string) => replaceTextByOutlines(`<svg>${text}</svg>`, faces);

// resvg draws in another font, without a word, when no file has the name.
test.each(["display", "mono"] as const)(
  "the files of the font %s have the name that share images give, and all letters of our fonts",
  async (font) => {
    for (const file of await drawingFontFiles(font))
      expect((create(file) as Font).familyName).toBe(drawingFonts[font]);
    for (const letter of ["L", "Ł", "ź", "İ"]) expect(faces[font].glyphOf(letter)).toBeDefined();
  },
);

test("text becomes an outline with the same place, size and colour", () => {
  expect(set('<text x="40" y="60" font-size="20" fill="#fff">Plot 7</text>')).toMatch(
    /^<svg><path fill="#fff" transform="translate\(40 60\) scale\(0\.08 -0\.08\)" d="M[\d MQZlqcz.-]+"\/><\/svg>$/,
  );
});

test("a character that the font lacks stops the build, and the error names the character and its text", () => {
  expect(() => set('<text x="0" y="0" font-size="10">One \u2603</text>')).toThrow(/"One \u2603".*"\u2603"/);
});

const folder = path.resolve(import.meta.dirname, "../../../src/content/images/our-work");

test.each(readdirSync(folder).filter((file) => file.endsWith(".svg")))(
  "%s has letters of at least 11 px in the narrowest window that shows it",
  (file) => {
    const drawing = readFileSync(path.join(folder, file), "utf8");
    const width = Number(/width="(\d+)"/.exec(drawing)![1]);
    const sizes = Array.from(drawing.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
    // The width of the drawing in windows of 320 and 701 px, without margins
    // (src/pages/our-work/diagram.tsx).
    const shown = file.endsWith("-tall.svg") ? 268 : 625;
    expect((Math.min(...sizes) * shown) / width).toBeGreaterThanOrEqual(11);
    expect(replaceTextByOutlines(drawing, faces)).not.toContain("<text");
  },
);
