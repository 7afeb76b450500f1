import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Face {
  family: string;
  file: string;
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Printable ASCII and the copyright sign: all that the site's texts use (tests/content.test.ts holds them to it). */
export const fontCharacters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a9`;

const archivo = "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";
const martianMono = "@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2";

const faces: Face[] = [
  { family: "Archivo Display", file: archivo, weight: "820", axes: { wdth: 72, wght: 820 } },
  {
    family: "Archivo Text",
    file: archivo,
    weight: "400 640",
    axes: { wdth: 100, wght: { min: 400, max: 640 } },
  },
  { family: "Martian Mono", file: martianMono, weight: "500", axes: { wght: 500 } },
];

/**
 * Local fonts with the metrics of ours, so that nothing moves when ours arrive. Width: mean advance of running text
 * in our face against the local one; heights: ascent and descent of ours divided by that ratio.
 */
const fallbacks = "";

/** Subsets the fonts, emits them as hashed assets, and declares them in the document's head. */
export function fonts(): Plugin {
  let css: Promise<string> | undefined;
  let inBuild = false;
  const files = new Map<string, Uint8Array>();

  async function declare(): Promise<string> {
    const rules = await Promise.all(
      faces.map(async ({ family, file, weight, axes }) => {
        const source = await readFile(createRequire(import.meta.url).resolve(file));
        const subset = await subsetFont(source, fontCharacters, {
          targetFormat: "woff2",
          variationAxes: axes,
        });
        const hash = createHash("sha256").update(subset).digest("base64url").slice(0, 8);
        const fileName = `assets/${family.toLowerCase().replace(" ", "-")}-${hash}.woff2`;
        files.set(fileName, subset);
        const url = inBuild ? `/${fileName}` : `data:font/woff2;base64,${subset.toString("base64")}`;
        return `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${weight};font-display:swap}`;
      }),
    );
    return rules.join("") + fallbacks;
  }

  return {
    name: "fonts",
    configResolved: (config) => {
      inBuild = config.command === "build";
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      await (css ??= declare());
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: async () => [{ tag: "style", children: await (css ??= declare()), injectTo: "head" }],
  };
}
