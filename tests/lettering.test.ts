import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkitten";
import { expect, test } from "vitest";
import { drawingFontFiles } from "../src/build/font-faces.ts";
import { outlineDisplayType, setInOutlines } from "../src/build/lettering.ts";

const [display, mono] = (await drawingFontFiles()).map((file) => create(file) as Font);
const faces = { display: display!, mono: mono! };
const set = (text: string) => setInOutlines(`<svg>${text}</svg>`, faces);

test("words become outlines in the place, size and colour of the text", () => {
  expect(set('<text x="40" y="60" font-size="20" fill="#fff">Plot 7</text>')).toMatch(
    /^<svg><path fill="#fff" transform="translate\(40 60\) scale\(0\.02 -0\.02\)" d="M[\d MQZlqcz.-]+"\/><\/svg>$/,
  );
});

test("a character that the font lacks stops the build, which names it and the words", () => {
  expect(() => set('<text x="0" y="0" font-size="10">One \u2603</text>')).toThrow(/"One \u2603".*"\u2603"/);
});

test("in a demonstration's picture only display type whose anchor it has itself becomes outlines", () => {
  const own =
    '<text x="4" y="9" font-size="20" font-family="Archivo Display, Arial" text-anchor="end">9</text>';
  const others =
    '<text x="4" y="9" font-size="20">9</text><text x="4" y="9" font-family="Archivo Display">9</text>';
  const picture = outlineDisplayType(own + others, faces);
  expect(picture).toMatch(/^<path [^>]*\/>/);
  expect(picture.endsWith(others)).toBe(true);
});

const folder = path.resolve(import.meta.dirname, "../src/content/images/our-work");

test.each(readdirSync(folder).filter((file) => file.endsWith(".svg")))(
  "%s has letters of 11 px on the smallest screen that shows it",
  (file) => {
    const drawing = readFileSync(path.join(folder, file), "utf8");
    const width = Number(/width="(\d+)"/.exec(drawing)![1]);
    const sizes = Array.from(drawing.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
    // The margins of page and stamp taken off 320 and 701 px (src/pages/our-work/diagram.tsx).
    const shown = file.endsWith("-tall.svg") ? 268 : 625;
    expect((Math.min(...sizes) * shown) / width).toBeGreaterThanOrEqual(11);
    expect(setInOutlines(drawing, faces)).not.toContain("<text");
  },
);
