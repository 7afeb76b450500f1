import { readFile } from "node:fs/promises";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Element, ElementContent, Root } from "hast";
import rehypeMdxImportMedia from "rehype-mdx-import-media";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import type { Heading } from "../content/post.ts";
import { highlightCode } from "./highlight-code.ts";
import { bodyOf } from "./post-files.ts";

/** `x.mdx` is the compiled component and, as `headings`, its table of contents. */
export function mdx(): Plugin {
  // One for all posts: a processor takes long to load every language that it may highlight.
  const processor = createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, collectHeadings, highlightCode, sizeImages, rehypeMdxImportMedia],
  });

  async function compile(source: string, file: string): Promise<string> {
    const compiled = await processor.process({ value: bodyOf(source), path: file });
    return `${String(compiled)}\nexport const headings = ${JSON.stringify(compiled.data["headings"])};`;
  }

  const compiled = new Map<string, { source: string; code: Promise<string> }>();

  return {
    name: "mdx",
    enforce: "pre",
    // The client and the server need the same code: a build compiles each post once.
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const before = compiled.get(id);
        const { code } = before?.source === source ? before : { code: compile(source, id) };
        compiled.set(id, { source, code });
        return { code: await code, map: { mappings: "" }, moduleType: "js" };
      },
    },
    buildEnd() {
      if (this.environment.name === "ssr") compiled.clear();
    },
  };
}

function collectHeadings() {
  return (tree: Root, file: { data: Record<string, unknown> }) => {
    file.data["headings"] = tree.children.flatMap((node): Heading[] =>
      node.type === "element" && node.tagName === "h2"
        ? [{ id: String(node.properties["id"]), text: textOf(node.children) }]
        : [],
    );
  };
}

function textOf(nodes: ElementContent[]): string {
  return nodes
    .map((node) => (node.type === "text" ? node.value : node.type === "element" ? textOf(node.children) : ""))
    .join("");
}

/** Gives each image its size, so that nothing moves when it arrives, and lazy loading. */
function sizeImages() {
  return async (tree: Root, file: { path: string }) => {
    for (const { properties } of imagesIn(tree)) {
      const source = String(properties["src"]);
      if (source.startsWith("."))
        Object.assign(properties, await sizeOf(path.resolve(path.dirname(file.path), source)), {
          loading: "lazy",
        });
    }
  };
}

function imagesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "img" ? [child] : imagesIn(child);
  });
}

/** The width and the height on the root element of a drawing. */
async function sizeOf(file: string) {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(await readFile(file, "utf8")) ?? [];
  if (!width || !height) throw new Error(`${file} is no drawing that says its width and height.`);
  return { width, height };
}
