import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeMdxImportMedia from "rehype-mdx-import-media";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import type { Plugin } from "vite";
import type { Heading } from "../../content/post.ts";
import { narrowDrawing } from "../../styles/media-queries.ts";
import { highlightCodeBlocks } from "../highlighting/highlight-code.ts";
import { labelTables } from "./label-tables.ts";
import { markKeySentences } from "./mark-key-sentences.ts";
import { withoutFrontMatter } from "./read-posts.ts";

/**
 * Vite plugin: compiles `x.mdx` to a component, with the post's table of contents as the named export
 * `headings`.
 */
export function mdx(): Plugin {
  const processor = createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [
      rehypeSlug,
      collectHeadings,
      highlightCodeBlocks,
      labelTables,
      markKeySentences,
      sizeImages,
      rehypeMdxImportMedia,
    ],
  });
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const compiled = await processor.process({ value: withoutFrontMatter(source), path: id });
        const headings = JSON.stringify(compiled.data["headings"]);
        const code = `${String(compiled)}\nexport const headings = ${headings};`;
        return { code, map: { mappings: "" }, moduleType: "js" };
      },
    },
  };
}

function collectHeadings() {
  return (tree: Root, file: { data: Record<string, unknown> }) => {
    const headings: Heading[] = [];
    visit(tree, { tagName: "h2" }, (heading: Element) => {
      headings.push({ id: String(heading.properties["id"]), text: toString(heading) });
    });
    file.data["headings"] = headings;
  };
}

/**
 * Adds lazy loading to each image, and its size, so that nothing moves when it arrives. A drawing that has a
 * narrow one beside it, named x-narrow.svg, becomes a picture of both.
 */
function sizeImages() {
  return (tree: Root, file: { path: string }) =>
    visit(tree, { tagName: "img" }, (image: Element, index, parent) => {
      const source = String(image.properties["src"]);
      if (!source.startsWith(".")) return;
      const sizeIn = (name: string) => sizeOf(path.resolve(path.dirname(file.path), name));
      Object.assign(image.properties, sizeIn(source), { loading: "lazy" });
      const srcSet = source.replace(/\.svg$/, "-narrow.svg");
      if (!existsSync(path.resolve(path.dirname(file.path), srcSet))) return;
      const properties = { media: narrowDrawing, srcSet, ...sizeIn(srcSet) };
      const narrow: Element = { type: "element", tagName: "source", properties, children: [] };
      parent!.children[index!] = {
        type: "element",
        tagName: "picture",
        properties: {},
        children: [narrow, image],
      };
      return SKIP;
    });
}

/** Returns the width and height attributes of an SVG file's root element. Throws an error if it lacks one. */
function sizeOf(file: string) {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(file, "utf8")) ?? [];
  if (!width || !height)
    throw new Error(
      `${file} needs a width and a height on its <svg>, so that nothing moves when the picture arrives.`,
    );
  return { width, height };
}
