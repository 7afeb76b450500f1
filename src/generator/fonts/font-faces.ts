import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { sourceFolder } from "../project-paths.ts";
import { systemCharacters } from "./system-characters.ts";
import { lineOf, usedCharacters } from "./used-characters.ts";

type Subset = "latin" | "latin-ext" | "vietnamese";

/** One file of a variable font, with the characters of one subset. */
interface FontFile {
  subset: Subset;
  source: Buffer;
  /** Those characters of the site's texts that this file has and no earlier file of the font. */
  characters: string;
}

export interface Face {
  family: string;
  files: FontFile[];
  /** The value of `font-weight` in its @font-face rule. */
  weight: string;
  /** The axes of the variable font: a number fixes an axis, a range keeps it variable. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** The packages of the fonts, whose licences are published (fonts.ts). */
export const fontPackages = ["@fontsource-variable/archivo", "@fontsource-variable/martian-mono"];

let opened: Promise<Face[]> | undefined;

/** Returns the font faces of the site. The fonts are read once. */
export function fontFaces(): Promise<Face[]> {
  return (opened ??= openFaces());
}

async function openFaces(): Promise<Face[]> {
  const used = await usedCharacters(sourceFolder);
  const archivo = await openFont("archivo", "standard", ["latin", "latin-ext", "vietnamese"], used);
  const martianMono = await openFont("martian-mono", "wght", ["latin", "latin-ext"], used);
  return [
    { family: "Archivo Display", files: archivo, weight: "820", axes: { wdth: 72, wght: 820 } },
    {
      family: "Archivo Text",
      files: archivo,
      weight: "400 640",
      axes: { wdth: 100, wght: { min: 400, max: 640 } },
    },
    { family: "Martian Mono", files: martianMono, weight: "500", axes: { wght: 500 } },
  ];
}

async function openFont(
  name: string,
  axes: string,
  subsets: Subset[],
  used: Map<string, string>,
): Promise<FontFile[]> {
  const files: FontFile[] = [];
  for (const subset of subsets) {
    const file = `@fontsource-variable/${name}/files/${name}-${subset}-${axes}-normal.woff2`;
    const source = await readFile(createRequire(import.meta.url).resolve(file));
    const font = create(source) as Font;
    const characters = [...used.keys()].filter(
      (character) =>
        !files.some((earlier) => earlier.characters.includes(character)) &&
        font.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
    files.push({ subset, source, characters: characters.join("") });
  }
  return files;
}

/**
 * Returns a line for each character of the texts that the fonts lack, with its place and remedy. Archivo
 * decides: the other families fall back to it (styles/global.ts).
 */
export async function missingCharacters(): Promise<string[]> {
  const [archivo] = await fontFaces();
  const missing = [...(await usedCharacters(sourceFolder))].filter(
    ([character]) =>
      !systemCharacters.test(character) &&
      !archivo!.files.some(({ characters }) => characters.includes(character)),
  );
  return Promise.all(
    missing.map(async ([character, file]) => {
      const line = await lineOf(character, file);
      return `${path.relative(process.cwd(), file)}:${line} "${character}": Our fonts lack this character. Use another one, or add it to systemCharacters in src/generator/fonts/system-characters.ts. In a comment, write it in words.`;
    }),
  );
}

/**
 * The font features that browsers apply by themselves. The site's styles ask for no others, such as old-style
 * figures.
 */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"];

/** Returns a font file with only the characters that the texts use and the axes that a face needs. */
export function subsetOf(
  { source, characters }: FontFile,
  variationAxes: Face["axes"],
  targetFormat: "woff2" | "truetype" = "woff2",
): Promise<Buffer> {
  return subsetFont(source, characters, { targetFormat, variationAxes, keepFeatures });
}

/**
 * Returns the Latin letters of a face at its lightest weight as TrueType, for programs that cannot read
 * variable fonts.
 */
export function staticFontOf({ files, axes }: Face): Promise<Buffer> {
  const wght = typeof axes["wght"] === "object" ? axes["wght"].min : axes["wght"]!;
  return subsetOf(files[0]!, { ...axes, wght }, "truetype");
}

/** The family names inside the files of `drawingFontFiles`. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

let drawingFontBuffers: Promise<Buffer[]> | undefined;

/**
 * Returns the fonts of drawings as TrueType: the display face, then the monospaced one. They are made once.
 */
export function drawingFontFiles(): Promise<Buffer[]> {
  return (drawingFontBuffers ??= makeDrawingFonts());
}

async function makeDrawingFonts(): Promise<Buffer[]> {
  const [display, , mono] = await fontFaces();
  return Promise.all([display!, mono!].map(staticFontOf));
}
