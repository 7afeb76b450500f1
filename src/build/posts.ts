import path from "node:path";
import type { Plugin } from "vite";
import { readPosts } from "./post-files.ts";

const moduleId = "\0virtual:posts";
const folder = path.resolve(import.meta.dirname, "../content/posts");

/** Makes a module of the front matter in src/content/posts, for the blog. */
export function posts(): Plugin {
  return {
    name: "posts",
    resolveId: {
      filter: { id: /^virtual:posts$/ },
      handler: () => moduleId,
    },
    load: {
      filter: { id: /^\0virtual:posts$/ },
      async handler() {
        return { code: `export const posts = ${JSON.stringify(await readPosts(folder))};`, moduleType: "js" };
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith(".mdx")) return;
      const { moduleGraph } = this.environment;
      const own = moduleGraph.getModuleById(moduleId);
      return own ? [...modules, own] : modules;
    },
  };
}
