import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { create, type Font } from "fontkitten";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImageContent } from "../../site/share-image-content.ts";
import { drawingFontFiles } from "../font-faces.ts";
import { displayWidth } from "./card-text.tsx";
import { Card } from "./card.tsx";
import type { RenderContext } from "./card-stamp.tsx";

interface RenderJob {
  card: ShareImageContent;
  /** The path of the picture. */
  file: string;
}

interface Options {
  /** The folder of the client build. */
  out: string;
  cache: string;
  host: string;
}

/** Draws the picture of every page. Pictures are kept in `cache` by their content, so the next build is quick. */
export async function drawShareImages(jobs: RenderJob[], { out, cache, host }: Options) {
  await mkdir(cache, { recursive: true });
  const fonts = await drawingFontFiles();
  const fontFiles = await Promise.all(
    fonts.map((font) => keep(path.join(cache, `${hashOf(font)}.ttf`), () => font)),
  );
  const display = create(fonts[0]!) as Font;
  const context: RenderContext = {
    widthOf: (line) => displayWidth(line, display),
    image: (address) =>
      `data:image/svg+xml;base64,${readFileSync(path.join(out, address)).toString("base64")}`,
  };

  async function draw({ card, file }: RenderJob) {
    const svg = renderToStaticMarkup(createElement(Card, { card, host, context }));
    const kept = await keep(path.join(cache, `${hashOf(fontFiles.join() + svg)}.png`), async () =>
      (await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } })).asPng(),
    );
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(kept, file);
  }
  await Promise.all(jobs.map(draw));
}

/** Makes a file unless it is there, whole or not at all: a build may be stopped, or run beside another. */
async function keep(file: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<string> {
  if (existsSync(file)) return file;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
  return file;
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
