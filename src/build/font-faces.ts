import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { usedCharacters } from "./used-characters.ts";

/** The Latin letters of western Europe, and those of the rest; the second is sent only when a text needs it. */
export const parts = ["latin", "latin-ext"] as const;

export type Part = (typeof parts)[number];

export interface Face {
  family: string;
  files: Record<Part, string>;
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const archivo = filesOf("archivo", "standard");
const martianMono = filesOf("martian-mono", "wght");

function filesOf(name: string, axes: string): Face["files"] {
  const file = (part: Part) => `@fontsource-variable/${name}/files/${name}-${part}-${axes}-normal.woff2`;
  return { latin: file("latin"), "latin-ext": file("latin-ext") };
}

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

/** Two of the fonts as a renderer of drawings reads them, with the names that are written in the files. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

export function drawingFontFiles(): Promise<Buffer[]> {
  const [display, , mono] = faces;
  return Promise.all([display!, mono!].map(instanceOf));
}

const instances = new Map<Face, Promise<Buffer>>();

/** A face at one weight, where it has several that of running text. */
export function instanceOf(face: Face): Promise<Buffer> {
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

const source = path.resolve(import.meta.dirname, "..");
let used: ReturnType<typeof usedCharacters> | undefined;

/** Asked for by every part of every face; the texts are read once. */
function charactersOfTexts() {
  return (used ??= usedCharacters(source));
}

const opened = new Map<string, ReturnType<typeof open>>();

async function open(file: string) {
  const font = create(await readFile(resolve(file)));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds more than one font.`);
  return font;
}

/** Two faces share their files, and each file is asked several times. */
function fontIn(file: string) {
  const font = opened.get(file) ?? open(file);
  opened.set(file, font);
  return font;
}

/** The characters of the site's texts that a file has, those in `without` left out. */
async function charactersIn(file: string, without = ""): Promise<string> {
  const font = await fontIn(file);
  const characters = [...(await charactersOfTexts()).keys()];
  return characters
    .filter(
      (character) => !without.includes(character) && font.hasGlyphForCodePoint(character.codePointAt(0)!),
    )
    .join("");
}

/** A face may hand over to the text's own (styles/global.ts); what that one lacks would show in a foreign font. */
export async function failOnMissingCharacters() {
  const had = (await Promise.all(parts.map((part) => charactersIn(archivo[part])))).join("");
  const missing = [...(await charactersOfTexts())].filter(([character]) => !had.includes(character));
  if (missing.length === 0) return;
  const list = missing.map(([character, file]) => `"${character}" in src/${file}`).join(", ");
  throw new Error(`The fonts have no ${list}.`);
}

function resolve(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}

/** What a part of a face is to hold: the second, what the first has not. */
export async function charactersOf({ files }: Face, part: Part): Promise<string> {
  const first = await charactersIn(files.latin);
  return part === "latin" ? first : charactersIn(files[part], first);
}

export async function subsetOf(
  face: Face,
  targetFormat: "woff2" | "truetype",
  part: Part = "latin",
): Promise<Buffer> {
  return subsetFont(await readFile(resolve(face.files[part])), await charactersOf(face, part), {
    targetFormat,
    variationAxes: face.axes,
  });
}
