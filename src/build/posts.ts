import path from "node:path";
import type { Plugin } from "vite";
import type { Post } from "../content/post.ts";
import { latestOf } from "../site/post-lists.ts";
import { readPosts } from "./post-files.ts";

const prefix = "\0virtual:";

/** Makes modules of the front matter in src/content/posts: of all posts for the blog, of the latest for the home page. */
export function posts(): Plugin {
  let folder: string;
  let read: Promise<Post[]> | undefined;
  return {
    name: "posts",
    // Both environments of a build have the same posts.
    sharedDuringBuild: true,
    configResolved({ root }) {
      folder = path.join(root, "src/content/posts");
    },
    resolveId: {
      filter: { id: /^virtual:(?:latest-)?posts$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:latest-)?posts$/ },
      async handler(id) {
        const all = await (read ??= readPosts(folder));
        const code =
          id === `${prefix}posts`
            ? `export const posts = ${JSON.stringify(all)};`
            : `export const latestPosts = ${JSON.stringify(latestOf(all))};`;
        return { code, moduleType: "js" };
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith(".mdx")) return;
      read = undefined;
      const { moduleGraph } = this.environment;
      const own = ["posts", "latest-posts"].map((name) => moduleGraph.getModuleById(prefix + name));
      return [...modules, ...own.filter((module) => module !== undefined)];
    },
  };
}
