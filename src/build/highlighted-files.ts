import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import type { Code } from "../content/technology-details.ts";
import { tokenize } from "./highlight-code.ts";

const prefix = "\0code:";
const suffix = ".tokens";

/**
 * `./examples/java.java?code` is the file as lines of tokens, ready to be rendered as elements: with Trusted Types
 * on, markup made at build time could not be set as a string.
 */
export function highlightedFiles(): Plugin {
  return {
    name: "highlighted-files",
    enforce: "pre",
    resolveId: {
      filter: { id: /\?code$/ },
      // A name without the file's ending: other plugins would take "x.css?code" for a stylesheet.
      handler: (source, importer) =>
        `${prefix}${path.resolve(path.dirname(importer!), source.replace(/\?code$/, ""))}${suffix}`,
    },
    load: {
      filter: { id: /^\0code:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -suffix.length);
        this.addWatchFile(file);
        const lines = linesOf(file, await readFile(file, "utf8"));
        return { code: `export default ${JSON.stringify(lines)};`, moduleType: "js" };
      },
    },
  };
}

/** A file as highlighted lines. Its ending names the language; one that highlight.js does not know is an error. */
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
