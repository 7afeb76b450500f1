import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { usedCharacters } from "./used-characters.ts";

/** One of the two files of a font: the letters of western Europe, or those of the rest. */
interface FontFile {
  subset: "latin" | "latin-ext";
  source: Buffer;
  /** The characters of the site's texts that this file shows. */
  characters: string;
}

export interface Face {
  family: string;
  files: FontFile[];
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Packages whose licences are published (fonts.ts). */
export const fontPackages = ["@fontsource-variable/archivo", "@fontsource-variable/martian-mono"];

const used = await usedCharacters(path.resolve(import.meta.dirname, ".."));
const archivo = await openFont("archivo", "standard");
const martianMono = await openFont("martian-mono", "wght");

export const faces: Face[] = [
  { family: "Archivo Display", files: archivo, weight: "820", axes: { wdth: 72, wght: 820 } },
  {
    family: "Archivo Text",
    files: archivo,
    weight: "400 640",
    axes: { wdth: 100, wght: { min: 400, max: 640 } },
  },
  { family: "Martian Mono", files: martianMono, weight: "500", axes: { wght: 500 } },
];

async function openFont(name: string, axes: string): Promise<FontFile[]> {
  const open = async (subset: FontFile["subset"], without = "") => {
    const file = `@fontsource-variable/${name}/files/${name}-${subset}-${axes}-normal.woff2`;
    const source = await readFile(createRequire(import.meta.url).resolve(file));
    const font = create(source) as Font;
    const characters = [...used.keys()].filter(
      (character) => !without.includes(character) && font.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
    return { subset, source, characters: characters.join("") };
  };
  const latin = await open("latin");
  return [latin, await open("latin-ext", latin.characters)];
}

/** Throws an error that names each character that Archivo lacks: other families fall back to it (styles/global.ts). */
export function failOnMissingCharacters() {
  const missing = [...used].filter(
    ([character]) => !archivo.some(({ characters }) => characters.includes(character)),
  );
  if (missing.length === 0) return;
  const list = missing.map(([character, file]) => `"${character}" in src/${file}`).join(", ");
  throw new Error(`The fonts have no ${list}.`);
}

/** A font file cut down to the used characters and to the axes of a face. */
export function subsetOf(
  { source, characters }: FontFile,
  variationAxes: Face["axes"],
  targetFormat: "woff2" | "truetype" = "woff2",
): Promise<Buffer> {
  return subsetFont(source, characters, { targetFormat, variationAxes });
}

/** The Latin letters of a face at its lightest weight, for programs that cannot read variable fonts. */
export function instanceOf({ files, axes }: Face): Promise<Buffer> {
  const wght = typeof axes["wght"] === "object" ? axes["wght"].min : axes["wght"]!;
  return subsetOf(files[0]!, { ...axes, wght }, "truetype");
}

/** The names of the fonts of drawings, as the files of `drawingFontFiles` have them. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

/** The fonts of drawings as TrueType: the display face, then the monospaced one. */
export function drawingFontFiles(): Promise<Buffer[]> {
  const [display, , mono] = faces;
  return Promise.all([display!, mono!].map(instanceOf));
}
