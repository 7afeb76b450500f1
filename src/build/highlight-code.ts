import type { Element, ElementContent, Root } from "hast";
import { all } from "lowlight";
import rehypeHighlight from "rehype-highlight";
import type { VFile } from "vfile";

/** The kinds of code that have a colour of their own (src/styles/code.ts), by the classes of highlight.js. */
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

/**
 * A rehype plugin for the code of posts: highlights it by classes, as the content security policy refuses style
 * attributes, and keeps only the elements that have a colour. A language that highlight.js does not know is an error.
 */
export function highlightCode() {
  const highlight = rehypeHighlight({ languages: all, aliases: { xml: "vue" } });
  return (tree: Root, file: VFile) => {
    highlight(tree, file);
    const [problem] = file.messages;
    if (problem) throw problem;
    tree.children = tree.children.flatMap((node): Root["children"] =>
      node.type === "element" ? keepColoured(node) : [node],
    );
  };
}

function keepColoured(element: Element): ElementContent[] {
  const children = element.children.flatMap((node) =>
    node.type === "element" ? keepColoured(node) : [node],
  );
  // Markdown makes no <span>, so every one is highlight.js's. Some hold a whole passage in another language.
  if (element.tagName !== "span") return [{ ...element, children }];
  const kind = kindOf(element);
  return kind ? [{ ...element, properties: { className: [kind] }, children }] : children;
}

/** The kind of an element of highlight.js, if it has a colour. */
export function kindOf(element: Element): string | undefined {
  const [name = ""] = (element.properties["className"] as string[] | undefined) ?? [];
  return kinds.get(name);
}
