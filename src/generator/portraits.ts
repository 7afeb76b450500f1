import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { cachedFile } from "./cached-file.ts";
import { cacheFolder } from "./project-paths.ts";

/** In pixels: twice the largest size at which a page shows a portrait, for dense screens. */
const side = 288;

const cache = path.join(cacheFolder, "photos");
const suffix = "?portrait";

/** Vite plugin: resolves `someone.jpg?portrait` to the address of the picture, cut to a small square. */
export function portraits(): Plugin {
  return {
    name: "portraits",
    enforce: "pre",
    load: {
      filter: { id: /\?portrait$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        return `export { default } from ${JSON.stringify(await cropPhoto(file))};`;
      },
    },
  };
}

/**
 * Crops a portrait to a square around the part that stands out most (sharp's "attention"). Returns the path
 * of the WebP file, which is kept in a cache for later builds.
 */
export async function cropPhoto(file: string): Promise<string> {
  const source = await readFile(file);
  const name = createHash("sha256").update(`${side}`).update(source).digest("hex").slice(0, 16);
  const cropped = path.join(cache, `${name}.webp`);
  await mkdir(cache, { recursive: true });
  const image = sharp(source).rotate().resize(side, side, { fit: "cover", position: "attention" });
  await cachedFile(cropped, () => image.webp({ quality: 72 }).toBuffer());
  return cropped.replaceAll("\\", "/");
}
