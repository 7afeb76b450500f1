import path from "node:path";
import type { Plugin } from "vite";
import type { Post } from "../content/post.ts";
import { postListPath, postPath } from "../site/blog-paths.ts";
import { recordedImport } from "./page-assets.ts";
import { readPosts } from "./post-files.ts";
import { latestOf, pagesOf, surroundingsOf } from "./post-lists.ts";

const folder = "src/content/posts";
const prefix = "\0posts:";
const namesAllPosts = new Set(["virtual:posts", "virtual:blog-modules"]);

/**
 * Makes modules of src/content/posts. `virtual:posts` is the list of all posts, for the build; `virtual:latest-posts` is
 * for the home page. What a page of the blog shows is a module at the page's own address: /blog.js, /blog/page/2.js,
 * /blog/some-post.js. The browser finds it by that address alone, so nothing that it loads names all posts.
 */
export function posts(): Plugin {
  let root: string;
  let known: Promise<Map<string, string>> | undefined;

  /** The code of each module by its name. */
  const modules = () => (known ??= readPosts(path.join(root, folder)).then(modulesOf));

  return {
    name: "posts",
    // Both environments of a build have the same posts.
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const { name, mode } = this.environment;
      if (name !== "client" || mode !== "build") return;
      for (const id of (await modules()).keys()) {
        if (!id.startsWith("/")) continue;
        this.emitFile({ type: "chunk", id, fileName: id.slice(1), preserveSignature: "strict" });
      }
    },
    resolveId: {
      filter: { id: /^virtual:|^\/blog[/.]/ },
      handler: async (id) => ((await modules()).has(id) ? prefix + id : undefined),
    },
    load: {
      filter: { id: /^\0posts:/ },
      async handler(id) {
        const name = id.slice(prefix.length);
        if (this.environment.name === "client" && namesAllPosts.has(name))
          throw new Error(`${name} would make the browser load the names of all posts.`);
        return { code: (await modules()).get(name)!, moduleType: "js" };
      },
    },
    watchChange(file) {
      if (isPost(file)) known = undefined;
    },
    hotUpdate({ file, modules: own }) {
      if (!isPost(file)) return;
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...own, ...[...idToModuleMap.values()].filter(({ id }) => id?.startsWith(prefix))];
    },
  };
}

function isPost(file: string): boolean {
  return file.endsWith(".mdx");
}

function modulesOf(all: Post[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const list of pagesOf(all)) pages.set(postListPath(list.number), exportsOf({ list }));
  for (const post of all) {
    const body = `export { default as Body, headings } from "/${folder}/${post.id}.mdx";\n`;
    pages.set(postPath(post.id), body + exportsOf({ post, ...surroundingsOf(post, all) }));
  }
  const imports = Array.from(
    pages.keys(),
    // The manifest of the client build names a module by its id, without the mark that it is no file.
    (page) => `"${page}": () => ${recordedImport(`posts:${page}.js`, `import("${page}.js")`)}`,
  );
  return new Map([
    ["virtual:posts", exportsOf({ posts: all, blogPaths: [...pages.keys()] })],
    ["virtual:latest-posts", exportsOf({ latestPosts: latestOf(all) })],
    ["virtual:blog-modules", `export const blogModules = { ${imports.join(", ")} };`],
    ...Array.from(pages, ([page, text]) => [`${page}.js`, text] as const),
  ]);
}

function exportsOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
