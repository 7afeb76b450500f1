import { readFile } from "node:fs/promises";
import path from "node:path";
import { sourceFolder } from "../project-paths.ts";

/** The family names inside the files of `drawingFontFiles`. */
export const drawingFonts = { display: "Archivo SemiBold", mono: "Martian Mono SemiExpanded" };

/** Returns the fonts of drawings as TrueType: the display face, then the monospaced one. */
export function drawingFontFiles(): Promise<Buffer[]> {
  const files = ["archivo-display.ttf", "martian-mono.ttf"];
  return Promise.all(files.map((file) => readFile(path.join(sourceFolder, "styles/fonts", file))));
}
