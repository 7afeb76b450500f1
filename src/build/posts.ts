import path from "node:path";
import type { Plugin } from "vite";
import { latestOf } from "../site/post-lists.ts";
import { readPosts } from "./post-files.ts";

const prefix = "\0virtual:";
const folder = path.resolve(import.meta.dirname, "../content/posts");

/** Makes modules of the front matter in src/content/posts: of all posts for the blog, of the latest for the home page. */
export function posts(): Plugin {
  return {
    name: "posts",
    resolveId: {
      filter: { id: /^virtual:(?:latest-)?posts$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:latest-)?posts$/ },
      async handler(id) {
        const all = await readPosts(folder);
        const code =
          id === `${prefix}posts`
            ? `export const posts = ${JSON.stringify(all)};`
            : `export const latestPosts = ${JSON.stringify(latestOf(all))};`;
        return { code, moduleType: "js" };
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith(".mdx")) return;
      const { moduleGraph } = this.environment;
      const own = ["posts", "latest-posts"].map((name) => moduleGraph.getModuleById(prefix + name));
      return [...modules, ...own.filter((module) => module !== undefined)];
    },
  };
}
