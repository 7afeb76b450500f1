import type { Plugin } from "vite";
import { paginate } from "../../content/post-lists.ts";
import type { Post } from "../../content/post.ts";
import { exportJson } from "../export-json.ts";
import { postsFolder } from "../project-paths.ts";
import { readPosts } from "./read-posts.ts";

/** The exports of each virtual module, by its name. `all` is every post, newest first. */
const modules: Record<string, (all: Post[]) => Record<string, unknown>> = {
  posts: (all) => ({ posts: all }),
  "first-post-list": (all) => ({ firstPostList: paginate(all)[0] }),
};

const prefix = "\0virtual:";

/**
 * Vite plugin: provides the front matter of src/content/posts as modules. `virtual:posts` has all posts;
 * `virtual:first-post-list` has only the first page of their list, so that the file of the prefetched pages
 * does not grow with the posts.
 */
export function postModules(): Plugin {
  return {
    name: "post-modules",
    resolveId: {
      filter: { id: /^virtual:(?:posts|first-post-list)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:posts|first-post-list)$/ },
      async handler(id) {
        const all = await readPosts(postsFolder);
        const exported = Object.entries(modules[id.slice(prefix.length)]!(all));
        const lines = exported.map(([name, value]) => exportJson(name, value));
        return { code: lines.join("\n"), moduleType: "js" };
      },
    },
    hotUpdate({ file, modules: changed }) {
      if (!file.endsWith(".mdx")) return;
      const { moduleGraph } = this.environment;
      const virtualModules = Object.keys(modules).map((name) => moduleGraph.getModuleById(prefix + name));
      return [...changed, ...virtualModules.filter((module) => module !== undefined)];
    },
  };
}
