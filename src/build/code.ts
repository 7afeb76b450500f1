import { readFile } from "node:fs/promises";
import path from "node:path";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import groovy from "highlight.js/lib/languages/groovy";
import type { ElementContent, RootContent } from "hast";
import { common, createLowlight } from "lowlight";
import type { Plugin } from "vite";
import type { Code, CodeToken } from "../content/technology-details.ts";
import { kindOf } from "./code-kinds.ts";

const lowlight = createLowlight({ ...common, dockerfile, groovy });

const languageOf: Record<string, string> = {
  html: "xml",
  js: "javascript",
  py: "python",
  ts: "typescript",
  tsx: "typescript",
  vue: "xml",
  yml: "yaml",
};

const prefix = "\0code:";
const suffix = ".tokens";

/**
 * `./examples/java.java?code` is the file as lines of tokens, ready to be rendered as elements: with Trusted Types
 * on, markup made at build time could not be set as a string.
 */
export function code(): Plugin {
  return {
    name: "code",
    enforce: "pre",
    resolveId: {
      filter: { id: /\?code$/ },
      // A name of its own: other plugins would take "x.css?code" for a stylesheet.
      handler: (source, importer) =>
        `${prefix}${path.resolve(path.dirname(importer!), source.replace(/\?code$/, ""))}${suffix}`,
    },
    load: {
      filter: { id: /^\0code:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -suffix.length);
        this.addWatchFile(file);
        const tokens = tokensOf(path.extname(file).slice(1), await readFile(file, "utf8"));
        return { code: `export default ${JSON.stringify(tokens)};`, moduleType: "js" };
      },
    },
  };
}

/** Highlights one file; unknown extensions come back as plain text. */
export function tokensOf(extension: string, source: string): Code {
  const language = languageOf[extension] ?? extension;
  const text = source.trimEnd();
  const flat = lowlight.registered(language)
    ? flatten(lowlight.highlight(language, text).children)
    : [{ text }];
  const lines: CodeToken[][] = [[]];
  for (const token of flat) {
    for (const [index, part] of token.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last && last.kind === token.kind) last.text += part;
      else if (part) line.push({ ...token, text: part });
    }
  }
  return { language, lines };
}

function flatten(nodes: (RootContent | ElementContent)[], kind?: string): CodeToken[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return [kind ? { text: node.value, kind } : { text: node.value }];
    if (node.type !== "element") return [];
    return flatten(node.children, kindOf(node) ?? kind);
  });
}
