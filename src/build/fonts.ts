import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Where Vite lists the licences of the packages that it bundles (vite.config.ts). Those of the fonts are added. */
export const licencesFile = "licences.md";

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
 * Local fonts made to take the room of ours, so that nothing moves when ours arrive. In per cent: `width` is the width
 * of running text in our face against the local one; ascent and descent are ours divided by it. Measured in Chromium.
 */
const fallbacks = [
  {
    family: "Archivo Display Arial",
    local: ["Arial Bold", "Liberation Sans Bold"],
    width: 78.37,
    ascent: 112.29,
    descent: 26.8,
  },
  { family: "Archivo Display Roboto", local: ["Roboto Bold"], width: 83.47, ascent: 105.43, descent: 25.16 },
  {
    family: "Archivo Text Arial",
    local: ["Arial", "Liberation Sans"],
    width: 97.95,
    ascent: 89.84,
    descent: 21.44,
  },
  { family: "Archivo Text Roboto", local: ["Roboto"], width: 98.51, ascent: 89.33, descent: 21.32 },
  {
    family: "Martian Mono Courier",
    local: ["Courier New", "Liberation Mono"],
    width: 116.65,
    ascent: 85.73,
    descent: 17.15,
  },
]
  .map(
    ({ family, local, width, ascent, descent }) =>
      `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(",")};` +
      `size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  )
  .join("");

/** Two of the fonts as a renderer of drawings reads them, with the names that are written in the files. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

export function drawingFontFiles(): Promise<Buffer[]> {
  const [display, , mono] = faces;
  return Promise.all([display!, mono!].map((face) => subsetOf(face, "truetype")));
}

async function subsetOf({ file, axes }: Face, targetFormat: "woff2" | "truetype"): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(file));
  return subsetFont(source, fontCharacters, { targetFormat, variationAxes: axes });
}

async function licenceOf({ file }: Face): Promise<string> {
  const name = file.split("/", 2).join("/");
  const read = (part: string) => readFile(createRequire(import.meta.url).resolve(`${name}/${part}`), "utf8");
  const { version, license } = JSON.parse(await read("package.json")) as Record<string, string>;
  return `\n## ${name} - ${version} (${license})\n\n${(await read("LICENSE")).trim()}\n`;
}

/** Subsets the fonts, emits them as hashed assets, and declares them in the document's head. */
export function fonts(): Plugin {
  let css: Promise<string> | undefined;
  let inBuild = false;
  const files = new Map<string, Uint8Array>();

  async function declare(): Promise<string> {
    const rules = await Promise.all(
      faces.map(async (face) => {
        const { family, weight } = face;
        const subset = await subsetOf(face, "woff2");
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
    generateBundle: {
      // After Vite's list of licences.
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        await (css ??= declare());
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
        const list = bundle[licencesFile];
        if (list?.type !== "asset") throw new Error(`Vite has not written ${licencesFile}.`);
        const own = new Set(await Promise.all(faces.map(licenceOf)));
        list.source = [String(list.source), ...own].join("");
      },
    },
    transformIndexHtml: async () => [{ tag: "style", children: await (css ??= declare()), injectTo: "head" }],
  };
}
