import { drawingWordSpacing } from "../../styles/display-font.ts";
import { drawingFont, drawingFontFiles, type DrawingFont } from "./drawing-fonts.ts";

interface Fonts {
  display: DrawingFont;
  mono: DrawingFont;
}

const textElement = /<text\b([^>]*)>([^<]*)<\/text>/g;

/** Loads the fonts that outlines are made of. */
export async function outlineFonts(): Promise<Fonts> {
  return {
    display: drawingFont(await drawingFontFiles("display")),
    mono: drawingFont(await drawingFontFiles("mono")),
  };
}

/**
 * Returns the drawing with a `<path>` in place of each `<text x y font-size>`. `text-anchor` and
 * `font-family` are understood; any other attribute is copied. Throws an error for a character that the font
 * lacks.
 */
export function replaceTextByOutlines(drawing: string, { display, mono }: Fonts): string {
  return drawing.replace(textElement, (_element, list: string, words: string) => {
    const {
      x,
      y,
      "font-size": size,
      "text-anchor": anchor,
      "font-family": family,
      ...others
    } = attributesOf(list);
    const font = family?.includes("Mono") ? mono : display;
    const { outline, width } = outlineOf(words, font);
    const scale = Number(size) / font.unitsPerEm;
    const start = Number(x) - width * scale * ({ middle: 0.5, end: 1 }[anchor ?? ""] ?? 0);
    const copied = Object.entries(others).map(([name, value]) => ` ${name}="${value}"`);
    const gridScale = toFourDecimals(scale * gridSize);
    const transform = `translate(${toFourDecimals(start)} ${y}) scale(${gridScale} -${gridScale})`;
    return `<path${copied.join("")} transform="${transform}" d="${outline}"/>`;
  });
}

function attributesOf(list: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(list.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!]),
  );
}

const relativeCommands = { lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c", closePath: "z" };

/**
 * The units of the font between two points of the outlines' grid: numbers with fewer digits, and less than
 * half a pixel off.
 */
const gridSize = 4;

/**
 * Returns the outline of a line of text as path data on the grid, and its width in units of the font. The
 * commands of a glyph are relative to its start, so that repeated letters compress well.
 */
function outlineOf(words: string, font: DrawingFont): { outline: string; width: number } {
  let outline = "";
  let width = 0;
  for (const character of words) {
    const glyph = font.glyphOf(character);
    if (!glyph) throw new Error(`A drawing says "${words}": the font has no "${character}".`);
    let previous = [0, 0];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map(toGrid);
      const relative = points.map((value, index) => value - previous[index % 2]!);
      if (command === "moveTo") outline += `M${points[0]! + toGrid(width)} ${points[1]}`;
      else outline += relativeCommands[command] + relative.join(" ");
      if (command !== "closePath") previous = points.slice(-2);
    }
    width += Math.round(glyph.advanceWidth) + (character === " " ? drawingWordSpacing * font.unitsPerEm : 0);
  }
  return { outline, width };
}

function toGrid(value: number): number {
  return Math.round(value / gridSize);
}

function toFourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
