import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { all, createLowlight } from "lowlight";
import { visit } from "unist-util-visit";
import type { CodeToken } from "../../content/technology-details.ts";

/** The kinds of tokens, each with a colour in src/styles/code-theme.ts, and the classes of highlight.js that belong to each. */
const classesOfKind: Record<string, string> = {
  note: "comment quote meta",
  key: "keyword selector-tag section name tag",
  text: "string addition regexp",
  value: "number literal built_in type",
  name: "attr attribute title variable property selector-class",
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

/** Rehype plugin: highlights code blocks of posts by classes, as the content security policy refuses style attributes. */
export function highlightCodeBlocks() {
  return (tree: Root) =>
    visit(tree, { tagName: "code" }, (element: Element) => {
      const [name] = (element.properties["className"] as string[] | undefined) ?? [];
      // Inline code names no language.
      if (!name) return;
      const tokens = tokenize(name.replace("language-", ""), toString(element));
      element.children = tokens.map(({ text, kind }): ElementContent => {
        const value: ElementContent = { type: "text", value: text };
        if (!kind) return value;
        return { type: "element", tagName: "span", properties: { className: [kind] }, children: [value] };
      });
    });
}
