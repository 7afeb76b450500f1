import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import type { Code } from "../../content/technology-details.ts";
import { tokenize } from "./highlight-code.ts";

const prefix = "\0highlighted:";
const suffix = ".tokens";

/**
 * Vite plugin: resolves `./examples/java.java?highlighted` to the file as lines of highlighted tokens, which
 * a component renders as elements. The content security policy requires Trusted Types, which refuse markup
 * that is set as a string.
 */
export function highlightedFiles(): Plugin {
  return {
    name: "highlighted-files",
    enforce: "pre",
    resolveId: {
      filter: { id: /\?highlighted$/ },
      // The module's id ends in ".tokens": other plugins would take "x.css?highlighted" for a stylesheet.
      handler: (source, importer) =>
        `${prefix}${path.resolve(path.dirname(importer!), source.replace(/\?highlighted$/, ""))}${suffix}`,
    },
    load: {
      filter: { id: /^\0highlighted:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -suffix.length);
        this.addWatchFile(file);
        const lines = linesOf(file, await readFile(file, "utf8"));
        return { code: `export default ${JSON.stringify(lines)};`, moduleType: "js" };
      },
    },
  };
}

/**
 * Returns a file as lines of tokens. The name extension is the language; throws an error if highlight.js does
 * not know it.
 */
function linesOf(file: string, source: string): Code {
  const lines: Code = [[]];
  for (const token of tokenize(path.extname(file).slice(1), source.trimEnd())) {
    for (const [index, text] of token.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)!.push({ ...token, text });
    }
  }
  return lines;
}
