import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { companyFile } from "./read-company.ts";

/** Folders with texts that visitors read. */
const folders = ["content", "site", "shell", "pages", "blocks", "enquiry", "demos", "facts", "ui"];
const texts = /\.(?:tsx|mdx)$|^content\/.*\.ts$/;

/** Always included: a visitor's own text or the browser may show them. */
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Every character that the site's texts use, with a file that uses it. */
export async function usedCharacters(source: string): Promise<Map<string, string>> {
  const used = new Map(printableAscii.map((character) => [character, "everywhere"]));
  for (const character of charactersIn(await readFile(companyFile, "utf8")))
    used.set(character, path.relative(source, companyFile));
  for (const folder of folders) {
    const files = await readdir(path.join(source, folder), { recursive: true });
    for (const name of files) {
      const file = path.posix.join(folder, name.replaceAll("\\", "/"));
      // Examples of code are set in the visitor's own font.
      if (!texts.test(file) || file.includes("/examples/")) continue;
      for (const character of charactersIn(await readFile(path.join(source, file), "utf8"))) {
        if (!used.has(character)) used.set(character, file);
      }
    }
  }
  return used;
}

/** The characters of a file. Invisible ones may be written as JavaScript escapes. */
function charactersIn(text: string): Set<string> {
  const unescaped = text.replaceAll(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, long, short) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  );
  return new Set(unescaped.match(/\P{Cc}/gu));
}
