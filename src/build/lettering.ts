import { create, type Font } from "fontkitten";
import type { Plugin } from "vite";
import { drawingFontFiles } from "./font-faces.ts";

interface Faces {
  display: Font;
  mono: Font;
}

const textElement = /<text\b([^>]*)>([^<]*)<\/text>/g;

/**
 * Sets the words of drawings in the site's own type. A drawing that a page shows as an image can reach no font of the
 * page, so the build turns its `<text>` into outlines; the development server shows the text in a system font.
 */
export function lettering(): Plugin {
  return {
    name: "lettering",
    apply: "build",
    async generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const faces = await drawingFaces();
      for (const asset of Object.values(bundle)) {
        if (asset.type === "asset" && asset.fileName.endsWith(".svg"))
          asset.source = setInOutlines(String(asset.source), faces);
      }
    },
  };
}

export async function drawingFaces(): Promise<Faces> {
  const [display, mono] = (await drawingFontFiles()).map((file) => create(file) as Font);
  return { display: display!, mono: mono! };
}

/**
 * The picture of a demonstration with its display type in outlines, so that nothing changes its width when the live drawing
 * takes the picture's place. Text that inherits its anchor stays text.
 */
export function outlineDisplayType(picture: string, faces: Faces): string {
  return picture.replace(textElement, (element, list: string) =>
    list.includes('font-family="Archivo Display') && list.includes("text-anchor=")
      ? setInOutlines(element, faces)
      : element,
  );
}

/** The drawing with an outline in place of each `<text x y font-size>`, which may have a `text-anchor`. */
export function setInOutlines(drawing: string, { display, mono }: Faces): string {
  return drawing.replace(textElement, (_element, list: string, words: string) => {
    const {
      x,
      y,
      "font-size": size,
      "text-anchor": anchor,
      "font-family": family,
      ...others
    } = attributesIn(list);
    const font = family?.includes("Mono") ? mono : display;
    const { outline, width } = outlineOf(words, font);
    const scale = Number(size) / font.unitsPerEm;
    const start = Number(x) - width * scale * ({ middle: 0.5, end: 1 }[anchor ?? ""] ?? 0);
    const rest = Object.entries(others).map(([name, value]) => ` ${name}="${value}"`);
    const place = `translate(${round(start)} ${y}) scale(${round(scale)} ${round(-scale)})`;
    return `<path${rest.join("")} transform="${place}" d="${outline}"/>`;
  });
}

function attributesIn(list: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(list.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!]),
  );
}

const relativeCommands = { lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c", closePath: "z" };

/** In units of the font. The strokes of a glyph are relative to its start, so that repeated letters compress well. */
function outlineOf(words: string, font: Font): { outline: string; width: number } {
  let outline = "";
  let width = 0;
  for (const character of words) {
    const code = character.codePointAt(0)!;
    if (!font.hasGlyphForCodePoint(code))
      throw new Error(`A drawing says "${words}": the font has no "${character}".`);
    const glyph = font.glyphForCodePoint(code);
    let from = [0, 0];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map(Math.round);
      const relative = points.map((value, index) => value - from[index % 2]!);
      if (command === "moveTo") outline += `M${points[0]! + width} ${points[1]}`;
      else outline += relativeCommands[command] + relative.join(" ");
      if (command !== "closePath") from = points.slice(-2);
    }
    width += Math.round(glyph.advanceWidth) + (character === " " ? 0.05 * font.unitsPerEm : 0);
  }
  return { outline, width };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
