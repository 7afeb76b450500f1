import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { BuildFigures } from "../site/build-figures.ts";

/** What content delivery networks compress with on the fly. */
const brotliQuality = 5;

interface Counted {
  out: string;
  pages: number;
  homeScripts: string[];
}

/** Counts the build once its home page is written: sizes in bytes as sent. Fonts are compressed by format already. */
export async function countBuild({ out, pages, homeScripts }: Counted): Promise<BuildFigures> {
  const assets = await readdir(path.join(out, "assets"));
  const fonts = assets.filter((file) => file.endsWith(".woff2"));
  const sizes = await Promise.all(
    fonts.map(async (file) => (await readFile(path.join(out, "assets", file))).length),
  );
  const scripts = await Promise.all(homeScripts.map((file) => readFile(path.join(out, file))));
  return {
    pages,
    homeDocument: compressedSize(await readFile(path.join(out, "index.html"))),
    homeScripts: sum(scripts.map(compressedSize)),
    fonts: sum(sizes),
  };
}

/** Bytes after Brotli at the quality of a content delivery network. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
