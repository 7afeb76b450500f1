import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { create, type Font } from "fontkitten";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { letterSpacing, wordSpacing } from "./card-text.tsx";
import type { WidthOf } from "./fit-text.ts";
import { StampShadow } from "./stamp-paper.tsx";

/** The fonts and images that the parts of a card share. */
export interface RenderContext {
  options: ResvgRenderOptions;
  widthOf: WidthOf;
  /** The shadow of a stamp on the paper, as a data URL. */
  shadow: string;
  /** A drawing of the client build as a data URL, by its address on the site. */
  image: (address: string) => string;
}

/** Expects the paths of the drawings' fonts and of the client build. */
export function createRenderContext(fontFiles: string[], out: string): RenderContext {
  const options = { font: { fontFiles, loadSystemFonts: false } };
  const shadow = renderToStaticMarkup(createElement(StampShadow));
  const display = create(readFileSync(fontFiles[0]!)) as Font;
  return {
    options,
    widthOf: (line) => widthAt100(line, display),
    // Drawn once for all stamps: its filter takes longer than the rest of a picture.
    shadow: dataUrl("png", new Resvg(shadow, options).render().asPng()),
    image: (address) => dataUrl("svg+xml", readFileSync(path.join(out, address))),
  };
}

function widthAt100(line: string, font: Font): number {
  const widths = Array.from(line, (character) => {
    const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0)!);
    const ems = advanceWidth / font.unitsPerEm + letterSpacing + (character === " " ? wordSpacing : 0);
    return 100 * ems;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

function dataUrl(type: string, content: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(content).toString("base64")}`;
}
