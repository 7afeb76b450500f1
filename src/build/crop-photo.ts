import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** In pixels: twice the largest that a page shows. */
const side = 288;

const cache = path.resolve(import.meta.dirname, "../../node_modules/.cache/photos");

/** A picture of a person, cut to a square round its most telling part; the path of the result, which is kept by content. */
export async function cropPhoto(file: string): Promise<string> {
  const source = await readFile(file);
  const name = createHash("sha256").update(`${side}`).update(source).digest("hex").slice(0, 16);
  const result = path.join(cache, `${name}.webp`);
  await mkdir(cache, { recursive: true });
  const cut = sharp(source).rotate().resize(side, side, { fit: "cover", position: "attention" });
  await readFile(result).catch(async () => writeFile(result, await cut.webp({ quality: 72 }).toBuffer()));
  return result.replaceAll("\\", "/");
}
