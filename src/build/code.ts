import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RootContent } from "hast";
import { all, createLowlight } from "lowlight";
import type { Plugin } from "vite";
import type { Code, CodeToken } from "../content/technology-details.ts";
import { kindOf } from "./highlight-code.ts";

const lowlight = createLowlight(all);
lowlight.registerAlias({ xml: "vue" });

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
  const tree = lowlight.highlight(path.extname(file).slice(1), source.trimEnd());
  const lines: Code = [[]];
  for (const token of tokensOf(tree.children)) {
    for (const [index, text] of token.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last && last.kind === token.kind) last.text += text;
      else if (text) line.push({ ...token, text });
    }
  }
  return lines;
}

/** The innermost kind wins, as a colour does. */
function tokensOf(nodes: RootContent[], kind?: string): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === "text") return [kind ? { text: node.value, kind } : { text: node.value }];
    if (node.type !== "element") return [];
    return tokensOf(node.children, kindOf(node) ?? kind);
  });
}
