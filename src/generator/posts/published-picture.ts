import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { cachedFile } from "../cached-file.ts";
import { cacheFolder } from "../project-paths.ts";

/** In pixels: twice the width of a post's text, for dense screens. */
const widest = 1600;

const cache = path.join(cacheFolder, "photos");

/**
 * Returns the path of a post's picture as it is published: a photo as WebP, upright, of at most `widest`, and
 * without what the camera has stored in it, such as the place. Drawings and animations stay as they are.
 */
export async function publishedPicture(file: string): Promise<string> {
  if (/\.(?:svg|gif)$/i.test(file)) return file;
  const source = await readFile(file);
  const hash = createHash("sha256").update(`${widest}`).update(source).digest("hex").slice(0, 8);
  await mkdir(cache, { recursive: true });
  return cachedFile(path.join(cache, `${path.parse(file).name}-${hash}.webp`), () =>
    sharp(source)
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  );
}
