import { existsSync } from "node:fs";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeMdxImportMedia from "rehype-mdx-import-media";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import type { Plugin } from "vite";
import type { Heading } from "../../content/post.ts";
import { highlightCodeBlocks } from "../highlighting/highlight-code.ts";
import { pictureFault, publishedPhoto } from "../pictures/published-photo.ts";
import { labelTables } from "./label-tables.ts";
import { markKeySentences } from "./mark-key-sentences.ts";

/**
 * Begins the id of every heading in a post, so that none is empty or the id of a part of the page, whatever
 * the heading says.
 */
export const headingPrefix = "section-";

/** In pixels: twice the width of a post's text, for dense screens. */
export const photoSize = { width: 1600, withoutEnlargement: true };

/** Compiles the text of a post. `data.headings` of the result has its table of contents. */
export const postProcessor = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkGfm],
  rehypePlugins: [
    [rehypeSlug, { prefix: headingPrefix }],
    collectHeadings,
    highlightCodeBlocks,
    labelTables,
    markKeySentences,
    sizeImages,
    [rehypeMdxImportMedia, { attributes: { img: "src", source: "src" } }],
  ],
});

/**
 * Vite plugin: compiles `x.mdx` to a component, with the post's table of contents as the named export
 * `headings`.
 */
export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(value, id) {
        const compiled = await postProcessor.process({ value, path: id }).catch((error: unknown) => {
          // The frames are those of the parser.
          throw Object.assign(error as Error, { message: parserProblem(error), stack: "" });
        });
        // Photos are imported as what was made of them.
        for (const picture of compiled.data["pictures"] as string[]) this.addWatchFile(picture);
        const headings = JSON.stringify(compiled.data["headings"]);
        const code = `${String(compiled)}\nexport const headings = ${headings};`;
        return { code, map: { mappings: "" }, moduleType: "js" };
      },
    },
  };
}

/** Returns what the parser cannot read, and what to write instead. */
export function parserProblem(error: unknown): string {
  const { reason, message } = error as Error & { reason?: string };
  const [text] = (reason ?? message).split("\n");
  // The parser takes any < or { for the beginning of an element or of code. Of addresses and
  // comments in pointed brackets it says itself what to write.
  const isUnclear = text!.startsWith("Unexpected") && !text!.includes("(note: to create");
  const remedy = isUnclear ? " Write &lt; for a less-than sign, \\{ for a brace." : "";
  return `This cannot be read: ${text!.replace(/\.$/, "")}.${remedy}`;
}

function collectHeadings() {
  return (tree: Root, file: { data: Record<string, unknown> }) => {
    const headings: Heading[] = [];
    const ids: string[] = [];
    visit(tree, "element", ({ tagName, properties, children }: Element) => {
      if (/^h[1-6]$/.test(tagName)) ids.push(String(properties["id"]));
      if (tagName !== "h2") return;
      headings.push({ id: ids.at(-1)!, text: toString({ type: "root", children }) });
    });
    Object.assign(file.data, { headings, ids });
  };
}

/** Returns the path of a picture that a post refers to; undefined for an address elsewhere. */
export function pictureFile(post: string, source: string): string | undefined {
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(source)
    ? undefined
    : path.resolve(path.dirname(post), decodeURI(source));
}

/**
 * Adds lazy loading to each image, and its size, so that nothing moves when it arrives. A picture that has a
 * narrow one beside it, such as x-narrow.svg, becomes a `<picture>` of both.
 */
function sizeImages() {
  return async (tree: Root, post: { path: string; data: Record<string, unknown> }) => {
    const images: { image: Element; file: string; replace: (element: Element) => void }[] = [];
    visit(tree, { tagName: "img" }, (image: Element, index, parent) => {
      const file = pictureFile(post.path, String(image.properties["src"]));
      if (!file) return;
      images.push({ image, file, replace: (element) => (parent!.children[index!] = element) });
    });
    post.data["pictures"] = images.map(({ file }) => file);
    for (const { image, file, replace } of images) {
      const fault = await pictureFault(file);
      if (fault) throw new Error(fault);
      Object.assign(image.properties, await sourceOf(post.path, file));
      image.properties["loading"] = "lazy";
      const { dir, name, ext } = path.parse(file);
      const narrow = path.join(dir, `${name}-narrow${ext}`);
      if (!existsSync(narrow)) continue;
      const properties = await sourceOf(post.path, narrow);
      const source: Element = { type: "element", tagName: "source", properties, children: [] };
      replace({ type: "element", tagName: "picture", properties: {}, children: [source, image] });
    }
  };
}

/** Returns the path by which a post imports a picture, and the picture's size. */
async function sourceOf(post: string, file: string) {
  // Drawings and animations stay as they are.
  const published = /\.(?:svg|gif)$/i.test(file) ? file : await publishedPhoto(file, photoSize);
  const { width, height } = (await sharp(published).metadata()).autoOrient;
  return { src: `./${path.relative(path.dirname(post), published).replaceAll("\\", "/")}`, width, height };
}
