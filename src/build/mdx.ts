import { compile } from "@mdx-js/mdx";
import type { ElementContent, Root } from "hast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import type { Heading } from "../content/posts.ts";
import { highlightCode } from "./highlight-code.ts";

const wordsPerMinute = 220;

/**
 * `x.mdx` is the compiled component and, as `headings`, its table of contents. `x.mdx?minutes` is only its reading
 * time, so that a list of posts does not pull in their bodies.
 */
export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(source, id) {
        const [path, query] = id.split("?");
        const code =
          query === "minutes"
            ? `export default ${readingMinutes(source)};`
            : await compilePost(source, path!);
        return { code, map: { mappings: "" }, moduleType: "js" };
      },
    },
  };
}

function readingMinutes(source: string): number {
  return Math.max(1, Math.round(source.split(/\s+/).length / wordsPerMinute));
}

async function compilePost(source: string, path: string): Promise<string> {
  const file = await compile(
    { value: source, path },
    {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeSlug, collectHeadings, highlightCode],
    },
  );
  return `${String(file)}\nexport const headings = ${JSON.stringify(file.data["headings"])};`;
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
