import { compile } from "@mdx-js/mdx";
import type { ElementContent, Root } from "hast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import type { Heading } from "../content/post.ts";
import { highlightCode } from "./highlight-code.ts";
import { bodyOf } from "./post-files.ts";

/** `x.mdx` is the compiled component and, as `headings`, its table of contents. */
export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        return { code: await compilePost(source, id), map: { mappings: "" }, moduleType: "js" };
      },
    },
  };
}

async function compilePost(source: string, path: string): Promise<string> {
  const file = await compile(
    { value: bodyOf(source), path },
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
