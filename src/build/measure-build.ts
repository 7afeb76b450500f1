import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { BuildFigures } from "../site/build-figures.ts";
import { byteBudgets } from "./byte-budgets.ts";

interface MeasureOptions {
  out: string;
  pages: number;
  /** The files of the home page, relative to `out`. */
  files: { scripts: string[]; style: string };
}

/** Measures the build once its home page is written, in bytes as sent. Fonts are compressed already. */
export async function measureBuild({ out, pages, files }: MeasureOptions): Promise<BuildFigures> {
  const sizes = async (names: string[], sizeOf: (content: Buffer) => number = compressedSize) => {
    const contents = await Promise.all(names.map((name) => readFile(path.join(out, name))));
    return contents.reduce((sum, content) => sum + sizeOf(content), 0);
  };
  const assets = (await readdir(path.join(out, "assets"))).map((file) => `assets/${file}`);
  const fontFiles = assets.filter((file) => file.endsWith(".woff2"));

  const document = await sizes(["index.html"]);
  const scripts = await sizes(files.scripts);
  const style = await sizes([files.style]);
  const fonts = await sizes(fontFiles, ({ length }) => length);
  return {
    pages,
    document: { bytes: document, budget: byteBudgets.document },
    scripts: { bytes: scripts, budget: byteBudgets.scripts },
    style: { bytes: style, budget: byteBudgets.style },
    fonts: { bytes: fonts, budget: byteBudgets.fonts },
    total: { bytes: document + scripts + fonts + style, budget: byteBudgets.total },
  };
}

/** In bytes, after Brotli at quality 5, with which content delivery networks compress on the fly. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
