import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { fallbackRules } from "./fallback-fonts.ts";

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

/** Two of the fonts as a renderer of drawings reads them, with the names that are written in the files. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

export function drawingFontFiles(): Promise<Buffer[]> {
  const [display, , mono] = faces;
  return Promise.all([display!, mono!].map(instanceOf));
}

const instances = new Map<Face, Promise<Buffer>>();

/** A face at one weight, where it has several that of running text. */
function instanceOf(face: Face): Promise<Buffer> {
  const made = instances.get(face);
  if (made) return made;
  const axes = Object.entries(face.axes).map(([name, range]) => [
    name,
    typeof range === "number" ? range : range.min,
  ]);
  const instance = subsetOf({ ...face, axes: Object.fromEntries(axes) }, "truetype");
  instances.set(face, instance);
  return instance;
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
        const rule = `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${weight};font-display:swap}`;
        return rule + (await fallbackRules(family, await instanceOf(face)));
      }),
    );
    return rules.join("");
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
