import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { all, createLowlight } from "lowlight";
import { visit } from "unist-util-visit";
import type { TokenKind } from "../../components/code-theme.ts";
import type { CodeToken } from "../../content/technology-details.ts";

/** The classes of highlight.js that belong to each kind of token. */
const classesOfKind: Record<TokenKind, string> = {
  comment: "comment quote meta",
  keyword: "keyword selector-tag section name tag",
  string: "string addition regexp",
  literal: "number literal built_in type",
  attribute: "attr attribute title variable property selector-class",
};

const kinds = new Map<string, string>(
  Object.entries(classesOfKind).flatMap(([kind, classes]) =>
    classes.split(" ").map((name) => [`hljs-${name}`, kind] as const),
  ),
);

const lowlight = createLowlight(all);
lowlight.registerAlias({ xml: "vue" });

/** Splits code into tokens of one kind. Throws an error for a language that highlight.js does not know. */
export function tokenize(language: string, source: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const token of flatten(lowlight.highlight(language, source).children)) {
    const last = tokens.at(-1);
    if (last && last.kind === token.kind) last.text += token.text;
    else tokens.push(token);
  }
  return tokens;
}

/** Flattens nested highlighting: text has the kind of its innermost element that has one. */
function flatten(nodes: RootContent[], kind?: string): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === "text") return [kind ? { text: node.value, kind } : { text: node.value }];
    if (node.type !== "element") return [];
    const [name = ""] = node.properties["className"] as string[];
    return flatten(node.children, kinds.get(name) ?? kind);
  });
}

/**
 * Rehype plugin: highlights code blocks of posts by classes, as the content security policy refuses style
 * attributes.
 */
export function highlightCodeBlocks() {
  return (tree: Root, file: { fail: (reason: string, place: Element["position"]) => never }) =>
    visit(tree, { tagName: "code" }, (element: Element) => {
      const [name] = (element.properties["className"] as string[] | undefined) ?? [];
      // Inline code names no language.
      if (!name) return;
      const language = name.replace("language-", "");
      if (!lowlight.registered(language))
        file.fail(`Unknown language: ${language}. Choose another, or leave it out`, element.position);
      const tokens = tokenize(language, toString(element));
      element.children = tokens.map(({ text, kind }): ElementContent => {
        const value: ElementContent = { type: "text", value: text };
        if (!kind) return value;
        return { type: "element", tagName: "span", properties: { className: [kind] }, children: [value] };
      });
    });
}
