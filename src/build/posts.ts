import path from "node:path";
import type { Plugin } from "vite";
import type { Post } from "../content/post.ts";
import { latestOf } from "../site/post-lists.ts";
import { readPosts } from "./post-files.ts";

const folder = "src/content/posts";

/** By the name of the module: its one export, made of all posts, newest first. */
const modules: Record<string, (all: Post[]) => Record<string, unknown>> = {
  "virtual:posts": (all) => ({ posts: all }),
  "virtual:latest-posts": (all) => ({ latestPosts: latestOf(all) }),
};

/** Makes modules of the front matter in src/content/posts: of all posts for the blog, of the latest for the home page. */
export function posts(): Plugin {
  let root: string;
  let known: Promise<Post[]> | undefined;
  return {
    name: "posts",
    // Both environments of a build have the same posts.
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^virtual:(?:latest-)?posts$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:latest-)?posts$/ },
      async handler(id) {
        const found = await (known ??= readPosts(path.join(root, folder)));
        const [[name, value]] = Object.entries(modules[id.slice(1)]!(found)) as [[string, unknown]];
        return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleType: "js" };
      },
    },
    watchChange(file) {
      if (file.endsWith(".mdx")) known = undefined;
    },
    hotUpdate({ file, modules: own }) {
      if (!file.endsWith(".mdx")) return;
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...own, ...[...idToModuleMap.values()].filter(({ id }) => id && id.slice(1) in modules)];
    },
  };
}
