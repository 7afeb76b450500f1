import { createProcessor } from "@mdx-js/mdx";
import type { ElementContent, Root } from "hast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import type { Heading } from "../content/post.ts";
import { highlightCode } from "./highlight-code.ts";
import { bodyOf } from "./post-files.ts";
import { importImages } from "./post-images.ts";

/** `x.mdx` is the compiled component and, as `headings`, its table of contents. */
export function mdx(): Plugin {
  // One for all: each would make itself acquainted with every language that it may have to highlight.
  const processor = createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, collectHeadings, highlightCode, importImages],
  });

  async function compile(source: string, path: string): Promise<string> {
    const file = await processor.process({ value: bodyOf(source), path });
    return `${String(file)}\nexport const headings = ${JSON.stringify(file.data["headings"])};`;
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
