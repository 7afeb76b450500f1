import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Element, Root, RootContent } from "hast";

/**
 * The images of a post, written as Markdown does with a path beside the post, become imports: Vite finds the files. Each
 * says its size, so that nothing moves when it arrives, and is loaded when it comes near.
 */
export function importImages() {
  return async (tree: Root, file: { path: string }) => {
    const images = elementsOf(tree).filter(({ tagName }) => tagName === "img");
    const imports = images.map(async (image, index) => {
      const source = String(image.properties["src"]);
      if (!source.startsWith(".")) return [];
      const name = `image${index}`;
      const attributes = { ...(await sizeOf(path.join(path.dirname(file.path), source))), loading: "lazy" };
      Object.assign(image, jsxImage(name, { alt: String(image.properties["alt"]), ...attributes }));
      return [importOf(name, source)];
    });
    tree.children.unshift(...(await Promise.all(imports)).flat());
  };
}

function elementsOf(node: Root | Element): Element[] {
  const found: Element[] = [];
  for (const child of node.children) {
    if (child.type === "element") found.push(child, ...elementsOf(child));
  }
  return found;
}

/** Of a drawing, as its root element says. */
async function sizeOf(file: string) {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(await readFile(file, "utf8")) ?? [];
  if (!width || !height) throw new Error(`${file} is no drawing that says its width and height.`);
  return { width, height };
}

/* What MDX makes of `<img src={name} ...>` and of `import name from "source"`. */

function jsxImage(name: string, attributes: Record<string, string>) {
  const estree = program({ type: "ExpressionStatement", expression: { type: "Identifier", name } });
  return {
    type: "mdxJsxTextElement",
    name: "img",
    attributes: [
      attribute("src", { type: "mdxJsxAttributeValueExpression", value: name, data: { estree } }),
      ...Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    ],
  };
}

function attribute(name: string, value: object | string) {
  return { type: "mdxJsxAttribute", name, value };
}

function importOf(name: string, source: string): RootContent {
  const estree = program({
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name } }],
    source: { type: "Literal", value: source, raw: JSON.stringify(source) },
    attributes: [],
  });
  return { type: "mdxjsEsm", value: "", data: { estree } } as unknown as RootContent;
}

function program(statement: object) {
  return { type: "Program", sourceType: "module", body: [statement] };
}
