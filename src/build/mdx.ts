import { compile } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import type { Outline } from "../content/post-outlines.ts";

const wordsPerMinute = 220;

/**
 * `x.mdx` is the compiled component. `x.mdx?outline` is only its reading time and its second-level headings, so that
 * a list of posts does not pull in their bodies.
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
          query === "outline"
            ? `export default ${JSON.stringify(outlineOf(source))};`
            : String(
                await compile(
                  { value: source, path: path! },
                  {
                    remarkPlugins: [remarkGfm],
                    // Classes, not inline styles: the content security policy refuses style attributes.
                    rehypePlugins: [rehypeSlug, [rehypeHighlight, { detect: false }]],
                  },
                ),
              );
        return { code, map: { mappings: "" }, moduleType: "js" };
      },
    },
  };
}

function outlineOf(source: string): Outline {
  const prose = source.replace(/^```.*?^```/gms, "");
  const slugger = new GithubSlugger();
  return {
    readingMinutes: Math.max(1, Math.round(source.split(/\s+/).length / wordsPerMinute)),
    // Headings of all levels go through the slugger, as in rehype-slug: it numbers repeated ones.
    headings: [...prose.matchAll(/^(#{2,6}) (.+)$/gm)]
      .map(([, marks, heading]) => ({ marks, text: heading!.replaceAll("`", "") }))
      .map(({ marks, text }) => ({ marks, id: slugger.slug(text), text }))
      .filter(({ marks }) => marks === "##")
      .map(({ id, text }) => ({ id, text })),
  };
}
