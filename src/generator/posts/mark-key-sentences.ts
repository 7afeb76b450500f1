import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Rehype plugin: marks each paragraph that is bold as a whole, which a post shows in large letters. */
export function markKeySentences() {
  return (tree: Root) =>
    visit(tree, { tagName: "p" }, ({ children: [first, ...others], properties }: Element) => {
      if (first?.type === "element" && first.tagName === "strong" && others.length === 0)
        properties["data-key"] = true;
    });
}
