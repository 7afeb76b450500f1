import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { cachedFile } from "../cached-file.ts";
import type { CheckedCompany } from "../company/read-company.ts";
import { drawingFont, drawingFontFiles } from "../fonts/drawing-fonts.ts";
import { undrawable } from "../fonts/font-ranges.ts";
import type { ShareImageContent } from "../render/share-image-content.ts";
import type { RenderContext } from "./render-context.ts";
import { ShareImage } from "./share-image.tsx";
import { displayWidth } from "./text-line.tsx";

interface ImageToDraw {
  content: ShareImageContent;
  /** The path of the PNG. */
  file: string;
}

interface Options {
  company: CheckedCompany;
  /** The folder of the client build, which holds the drawings on the stamps. */
  outDir: string;
  /** The folder in which finished images are kept for later builds. */
  cache: string;
  /** The site's host name, shown on each image. */
  host: string;
}

/**
 * Draws the share images of all pages. An image whose SVG and fonts have not changed is copied from the
 * cache.
 */
export async function drawShareImages(images: ImageToDraw[], { company, outDir, cache, host }: Options) {
  await mkdir(cache, { recursive: true });
  const displayFiles = await drawingFontFiles("display");
  const fontFiles = await Promise.all(
    [...displayFiles, ...(await drawingFontFiles("mono"))].map((font) =>
      cachedFile(path.join(cache, `${hashOf(font)}.ttf`), () => font),
    ),
  );
  const display = drawingFont(displayFiles);
  const context: RenderContext = {
    widthOf: (line) => displayWidth(line, display),
    image: (address) =>
      `data:image/svg+xml;base64,${readFileSync(path.join(outDir, address)).toString("base64")}`,
  };

  async function draw({ content, file }: ImageToDraw) {
    const svg = renderToStaticMarkup(createElement(ShareImage, { company, content, host, context }));
    for (const [, words] of svg.matchAll(/>([^<]+)</g)) {
      const [character] = undrawable.exec(words!) ?? [];
      if (character)
        throw new Error(
          `A share image says "${words}": our fonts have no "${character}". Write it in Latin.`,
        );
    }
    const png = await cachedFile(path.join(cache, `${hashOf(fontFiles.join() + svg)}.png`), async () => {
      const { pixels, width, height } = await renderAsync(svg, {
        font: { fontFiles, loadSystemFonts: false },
      });
      // resvg's own encoder takes three times as long, for a file that is a third larger.
      return await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    });
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(png, file);
  }
  await Promise.all(images.map(draw));
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
