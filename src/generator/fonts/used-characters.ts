import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The folders in src whose files hold no texts that visitors read. */
const foldersWithoutTexts = new Set(["generator", "loading", "styles"]);
/** Their characters need no font of ours: visitors may type them, or a font of the system shows them. */
const filesOfOtherCharacters = new Set(["enquiry/text-rules.ts"]);
const textFiles = /\.(?:tsx?|mdx)$/;

/**
 * Included even when no text uses them: visitors type them, and the browser shows them in its own messages.
 */
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/**
 * Returns every character of the source files that may hold texts, with the path of a file that has it.
 * Comments are included, so it may return more than visitors see. `source` is the
 * path of src.
 */
export async function usedCharacters(source: string): Promise<Map<string, string>> {
  const used = new Map(printableAscii.map((character) => [character, "everywhere"]));
  const folders = await readdir(source, { withFileTypes: true });
  for (const { name: folder } of folders.filter((entry) => entry.isDirectory())) {
    if (foldersWithoutTexts.has(folder)) continue;
    const files = await readdir(path.join(source, folder), { recursive: true });
    for (const name of files) {
      const file = path.posix.join(folder, name.replaceAll("\\", "/"));
      if (!textFiles.test(file) || filesOfOtherCharacters.has(file)) continue;
      for (const character of charactersIn(await readFile(path.join(source, file), "utf8"))) {
        if (!used.has(character)) used.set(character, path.join(source, file));
      }
    }
  }
  return used;
}

/** Returns the number of the first line of a file that has a character. */
export async function lineOf(character: string, file: string): Promise<number> {
  const lines = unescaped(await readFile(file, "utf8")).split("\n");
  return lines.findIndex((line) => line.includes(character)) + 1;
}

/** Returns the characters of a text except those that no font draws: control characters and ends of lines. */
function charactersIn(text: string): Set<string> {
  return new Set(unescaped(text).match(/[^\p{Cc}\p{Zl}\p{Zp}]/gu));
}

/** Replaces JavaScript's \u escapes, with which texts write invisible characters, by the characters. */
function unescaped(text: string): string {
  return text.replaceAll(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, long, short) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  );
}
