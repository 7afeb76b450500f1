import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DisplayText } from "./card-text.tsx";
import type { WidthOf } from "./fit-text.ts";
import { StampShadow } from "./stamp-paper.tsx";

/** What the parts of a card are drawn with. */
export interface Studio {
  options: ResvgRenderOptions;
  widthOf: WidthOf;
  /** The address of an image: what a stamp casts on the paper. */
  shadow: string;
  /** The address of a drawing of the client build, there under an address of its own. */
  image: (file: string) => string;
}

export function openStudio(fontFiles: string[], out: string): Studio {
  const options = { font: { fontFiles, loadSystemFonts: false } };
  const images = new Map<string, string>();
  return {
    options,
    widthOf: measureWith(options),
    // Drawn once for all stamps: a filter takes longer than all the rest of a picture.
    shadow: dataAddress(
      "png",
      new Resvg(renderToStaticMarkup(createElement(StampShadow)), options).render().asPng(),
    ),
    image: (file) => {
      const address = images.get(file) ?? dataAddress("svg+xml", readFileSync(path.join(out, file)));
      images.set(file, address);
      return address;
    },
  };
}

/** Measures lines word by word, each word once. */
function measureWith(options: ResvgRenderOptions): WidthOf {
  const widths = new Map<string, number>();
  const widthOfWord = (word: string) => {
    const text = createElement(DisplayText, { text: word, x: 0, y: 100, size: 100 });
    const known = widths.get(word);
    if (known !== undefined) return known;
    const drawing = createElement(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", width: 9000, height: 200 },
      text,
    );
    const measured = new Resvg(renderToStaticMarkup(drawing), options).getBBox()?.width ?? 0;
    widths.set(word, measured);
    return measured;
  };
  const space = widthOfWord("n n") - 2 * widthOfWord("n");
  return (line) => {
    const words = line.split(" ");
    return words.reduce((sum, word) => sum + widthOfWord(word), space * (words.length - 1));
  };
}

function dataAddress(type: string, content: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(content).toString("base64")}`;
}
