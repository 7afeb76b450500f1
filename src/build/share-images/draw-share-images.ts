import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShareCard } from "../../site/share-card.ts";
import { drawingFontFiles } from "../font-faces.ts";
import { Card } from "./card.tsx";
import { createRenderContext } from "./render-context.ts";

interface RenderJob {
  card: ShareCard;
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
  const fontHash = hashOf(Buffer.concat(fonts));
  const context = createRenderContext(fontFiles, out);

  async function draw({ card, file }: RenderJob) {
    const svg = renderToStaticMarkup(createElement(Card, { card, host, context }));
    const kept = await keep(path.join(cache, `${hashOf(fontHash + svg)}.png`), async () =>
      (await renderAsync(svg, context.options)).asPng(),
    );
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(kept, file);
  }
  // A few at a time: a picture takes some ten megabytes while it is drawn.
  const waiting = jobs.values();
  const drawing = Array.from({ length: availableParallelism() }, async () => {
    for (const job of waiting) await draw(job);
  });
  await Promise.all(drawing);
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
