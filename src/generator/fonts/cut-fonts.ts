import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { sourceFolder } from "../project-paths.ts";
import { fallbackRules } from "./fallback-fonts.ts";
import { charactersOf, fontRanges, unicodeRange, type Range } from "./font-ranges.ts";

/*
 * `npm run fonts` cuts the fonts of the site out of the packages of Archivo and Martian Mono, and writes them
 * into src/styles/fonts with the stylesheet that names them. Run it after an update of the packages, or after
 * a change here or in font-ranges.ts.
 */

interface Face {
  family: string;
  /** The package and its files: "standard" has the axes of width and weight, "wght" that of weight. */
  source: { name: "archivo" | "martian-mono"; axes: "standard" | "wght" };
  /** The value of `font-weight` in its rule. */
  weight: string;
  /** The axes of the variable font: a number fixes an axis, a range keeps it variable. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Whether drawings need it as TrueType too (drawing-fonts.ts). */
  isDrawn?: boolean;
}

const faces: Face[] = [
  {
    family: "Archivo Display",
    source: { name: "archivo", axes: "standard" },
    weight: "820",
    axes: { wdth: 72, wght: 820 },
    isDrawn: true,
  },
  {
    family: "Archivo Text",
    source: { name: "archivo", axes: "standard" },
    weight: "400 640",
    axes: { wdth: 100, wght: { min: 400, max: 640 } },
  },
  {
    family: "Martian Mono",
    source: { name: "martian-mono", axes: "wght" },
    weight: "500",
    axes: { wght: 500 },
    isDrawn: true,
  },
];

/** What browsers apply by themselves. The site's styles ask for no other feature, such as old-style figures. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"];

const folder = path.join(sourceFolder, "styles/fonts");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let stylesheet = "/* Written by `npm run fonts`. */\n";
for (const face of faces) stylesheet += await writeFace(face);
await writeFile(path.join(folder, "fonts.css"), stylesheet);

async function writeFace({ family, source, weight, axes, isDrawn }: Face): Promise<string> {
  const slug = family.toLowerCase().replace(" ", "-");
  const latin = await sourceFile(source, "latin");
  let rules = "";
  for (const [name, range] of Object.entries(fontRanges)) {
    const file = name === "extended" ? await sourceFile(source, "latin-ext") : latin;
    const isMain = name === "main";
    const fileName = `${slug}${isMain ? "" : `-${name}`}.woff2`;
    const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures } as const;
    await writeFile(path.join(folder, fileName), await subsetFont(file, charactersOf(range), options));
    rules +=
      `@font-face {\n  font-family: "${family}";\n  src: url("./${fileName}") format("woff2");\n` +
      `${isMain ? "" : `  unicode-range: ${unicodeRange(range)};\n`}` +
      `  font-weight: ${weight};\n  font-display: swap;\n}\n`;
  }
  const lightest = typeof axes["wght"] === "object" ? axes["wght"].min : axes["wght"]!;
  const drawing = (file: Buffer, range: Range) =>
    subsetFont(file, charactersOf(range), {
      targetFormat: "truetype",
      variationAxes: { ...axes, wght: lightest },
      keepFeatures,
    });
  const basic = await drawing(latin, [...fontRanges.main, ...fontRanges["latin-1"]]);
  if (isDrawn) {
    await writeFile(path.join(folder, `${slug}.ttf`), basic);
    const extended = await drawing(await sourceFile(source, "latin-ext"), fontRanges.extended);
    await writeFile(path.join(folder, `${slug}-extended.ttf`), extended);
  }
  return rules + (await fallbackRules(family, basic));
}

function sourceFile({ name, axes }: Face["source"], subset: "latin" | "latin-ext"): Promise<Buffer> {
  const file = `@fontsource-variable/${name}/files/${name}-${subset}-${axes}-normal.woff2`;
  return readFile(createRequire(import.meta.url).resolve(file));
}
