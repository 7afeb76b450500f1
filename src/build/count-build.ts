import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { BuildFigures } from "../site/build-figures.ts";
import { byteBudgets } from "./byte-budgets.ts";

/** What content delivery networks compress with on the fly. */
const brotliQuality = 5;

interface MeasureOptions {
  out: string;
  pages: number;
  /** Of the home page, relative to `out`. */
  scripts: string[];
  /** Of the site. */
  style: string;
}

/** Counts the build once its home page is written: sizes in bytes as sent. Fonts are compressed by format already. */
export async function countBuild({ out, pages, ...home }: MeasureOptions): Promise<BuildFigures> {
  const assets = await readdir(path.join(out, "assets"));
  const read = (file: string) => readFile(path.join(out, file));
  const sizesOf = async (files: string[]) => (await Promise.all(files.map(read))).map(compressedSize);
  const inAssets = (name: RegExp) => assets.filter((file) => name.test(file)).map((file) => `assets/${file}`);

  const fonts = sum((await Promise.all(inAssets(/\.woff2$/).map(read))).map((file) => file.length));
  const document = sum(await sizesOf(["index.html"]));
  const scripts = sum(await sizesOf(home.scripts));
  const style = sum(await sizesOf([home.style]));
  return {
    pages,
    document: { bytes: document, budget: byteBudgets.document },
    scripts: { bytes: scripts, budget: byteBudgets.scripts },
    style: { bytes: style, budget: byteBudgets.style },
    fonts: { bytes: fonts, budget: byteBudgets.fonts },
    total: { bytes: document + scripts + fonts + style, budget: byteBudgets.total },
  };
}

/** Bytes after Brotli at the quality of a content delivery network. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
