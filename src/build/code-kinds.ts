import type { Element, ElementContent, Root } from "hast";

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

/** The kind of a highlighted element; `undefined` where it looks like the code around it. */
export function kindOf(element: Element): string | undefined {
  return kinds.get(classOf(element));
}

/** A rehype plugin: highlighted code keeps only the elements that have a colour. */
export function keepColouredCode() {
  return (tree: Root) => {
    tree.children = tree.children.flatMap((node): Root["children"] =>
      node.type === "element" ? simplify(node) : [node],
    );
  };
}

function simplify(element: Element): ElementContent[] {
  const children = element.children.flatMap((node) => (node.type === "element" ? simplify(node) : [node]));
  if (element.tagName !== "span" || !classOf(element).startsWith("hljs-")) return [{ ...element, children }];
  const kind = kindOf(element);
  return kind ? [{ ...element, properties: { className: [kind] }, children }] : children;
}

function classOf({ properties }: Element): string {
  const [own = ""] = (properties["className"] as string[] | undefined) ?? [];
  return own;
}
