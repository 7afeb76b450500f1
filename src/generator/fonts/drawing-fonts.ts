import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font, type Glyph } from "fontkitten";
import { sourceFolder } from "../project-paths.ts";

/** The family names inside the files of the drawing fonts. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

const files = {
  display: ["archivo-display.ttf", "archivo-display-extended.ttf"],
  mono: ["martian-mono.ttf", "martian-mono-extended.ttf"],
};

/** Returns the files of a font of drawings as TrueType: that of most texts, then that of rarer letters. */
export function drawingFontFiles(font: keyof typeof files): Promise<Buffer[]> {
  return Promise.all(files[font].map((file) => readFile(path.join(sourceFolder, "styles/fonts", file))));
}

/** A font of drawings. */
export interface DrawingFont {
  unitsPerEm: number;
  /** Returns the glyph of a character; undefined if the font has none. */
  glyphOf: (character: string) => Glyph | undefined;
}

/** Reads a font from its files. */
export function drawingFont(fontFiles: Buffer[]): DrawingFont {
  const fonts = fontFiles.map((file) => create(file) as Font);
  return {
    unitsPerEm: fonts[0]!.unitsPerEm,
    glyphOf(character) {
      const code = character.codePointAt(0)!;
      return fonts.find((font) => font.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
    },
  };
}
