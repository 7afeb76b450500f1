import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Element, Root } from "hast";
import { VFile } from "vfile";
import type { Plugin } from "vite";
import type { Code, CodeToken } from "../content/technology-details.ts";
import { highlightCode } from "./highlight-code.ts";

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

/** A file as highlighted lines; its ending names the language. */
export function linesOf(file: string, source: string): Code {
  const text: Element = {
    type: "element",
    tagName: "code",
    properties: { className: [`language-${path.extname(file).slice(1)}`] },
    children: [{ type: "text", value: source.trimEnd() }],
  };
  const tree: Root = {
    type: "root",
    children: [{ type: "element", tagName: "pre", properties: {}, children: [text] }],
  };
  highlightCode()(tree, new VFile({ path: file }));

  const lines: Code = [[]];
  for (const token of flatten(tree.children)) {
    for (const [index, part] of token.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last && last.kind === token.kind) last.text += part;
      else if (part) line.push({ ...token, text: part });
    }
  }
  return lines;
}

/** The innermost kind wins, as a colour does. */
function flatten(nodes: Root["children"], kind?: string): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === "text") return [kind ? { text: node.value, kind } : { text: node.value }];
    if (node.type !== "element") return [];
    return flatten(node.children, node.tagName === "span" ? String(node.properties["className"]) : kind);
  });
}
