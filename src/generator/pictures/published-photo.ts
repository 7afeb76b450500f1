import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type ResizeOptions } from "sharp";
import { cachedFile } from "../cached-file.ts";
import { cacheFolder } from "../project-paths.ts";

const cache = path.join(cacheFolder, "photos");

/**
 * Returns the path of a photo as it is published: as WebP, upright, resized, and without what the camera has
 * stored in it, such as the place. It is kept in a cache for later builds.
 */
export async function publishedPhoto(file: string, size: ResizeOptions): Promise<string> {
  const source = await readFile(file);
  const hash = createHash("sha256").update(JSON.stringify(size)).update(source).digest("hex").slice(0, 8);
  await mkdir(cache, { recursive: true });
  return cachedFile(path.join(cache, `${path.parse(file).name}-${hash}.webp`), () =>
    sharp(source).rotate().resize(size).webp({ quality: 80 }).toBuffer(),
  );
}

/** Returns what is wrong with a picture, with its remedy; undefined for one that can be published. */
export async function pictureFault(file: string): Promise<string | undefined> {
  if (!existsSync(file))
    return `There is no picture ${path.basename(file)}. Correct the name, or put the file there.`;
  try {
    await sharp(file).resize(8).toBuffer();
    return undefined;
  } catch {
    return `The picture ${path.basename(file)} cannot be read. Save it as JPEG, PNG or WebP.`;
  }
}
