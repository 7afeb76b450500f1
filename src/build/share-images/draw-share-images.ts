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
import { openStudio } from "./studio.ts";

interface Order {
  card: ShareCard;
  /** Where the picture goes. */
  file: string;
}

/** Draws the picture of every page. What is drawn is kept in `cache` by its content, so the next build is quick. */
export async function drawShareImages(orders: Order[], where: { out: string; cache: string; host: string }) {
  const { out, cache, host } = where;
  await mkdir(cache, { recursive: true });
  const fonts = await drawingFontFiles();
  const fontFiles = await Promise.all(
    fonts.map((font) => keep(path.join(cache, `${hashOf(font)}.ttf`), () => font)),
  );
  const fontHash = hashOf(Buffer.concat(fonts));
  const studio = openStudio(fontFiles, out);

  async function draw({ card, file }: Order) {
    const svg = renderToStaticMarkup(createElement(Card, { card, host, studio }));
    const kept = await keep(path.join(cache, `${hashOf(fontHash + svg)}.png`), async () =>
      (await renderAsync(svg, studio.options)).asPng(),
    );
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(kept, file);
  }
  // A few at a time: a picture takes some ten megabytes while it is drawn.
  const waiting = orders.values();
  const drawing = Array.from({ length: availableParallelism() }, async () => {
    for (const order of waiting) await draw(order);
  });
  await Promise.all(drawing);
}

/** Makes a file unless it is there. Whole or not at all: a build may be stopped, and a second one may run beside it. */
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
