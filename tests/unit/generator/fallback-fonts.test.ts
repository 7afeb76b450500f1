import { expect, test } from "vitest";
import { drawingFontFiles } from "../../../src/generator/fonts/drawing-fonts.ts";
import { fallbackRules } from "../../../src/generator/fonts/fallback-fonts.ts";

test("a fallback font is scaled to the width and the height of our font", async () => {
  const [display] = await drawingFontFiles("display");
  const [arial] = (await fallbackRules("Archivo Display", display!)).split("@font-face").slice(1);
  const numberOf = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(arial!)![1]);
  expect(arial).toContain('local("Arial Bold")');
  // The average letter is 0.380 em wide in our narrow face and 0.480 em in Arial Bold.
  expect(numberOf("size-adjust")).toBeCloseTo(79.17, 1);
  // The browser multiplies both by size-adjust, which gives 0.878 em above the baseline and 0.21 em below it.
  expect(numberOf("ascent-override") * numberOf("size-adjust")).toBeCloseTo(8780, -1);
  expect(numberOf("descent-override") * numberOf("size-adjust")).toBeCloseTo(2100, -1);
});
