import type { Heading, Post, PostBody, PostList, PostSurroundings } from "../content/post.ts";
import { postListPath, postPath } from "./blog-paths.ts";

/** All that the page of a post shows. */
export interface PostModule extends PostSurroundings {
  post: Post;
  Body: PostBody;
  headings: Heading[];
}

/** A post with all that its page shows; nothing when there is no such post. */
export async function loadPost(id: string): Promise<PostModule | undefined> {
  return (await load(postPath(id))) as PostModule | undefined;
}

/** A page of the list of posts; nothing when the list is shorter. */
export async function loadPostList(number: number): Promise<PostList | undefined> {
  const module = (await load(postListPath(number))) as { list: PostList } | undefined;
  return module?.list;
}

/** What the build made for a page of the blog (src/build/posts.ts). The browser knows no list of them, so it tries. */
async function load(path: string): Promise<unknown> {
  if (import.meta.env.SSR) {
    const { blogModules } = await import("virtual:blog-modules");
    return blogModules[path]?.();
  }
  const file = `${path}.js`;
  try {
    return await import(/* @vite-ignore */ file);
  } catch (error) {
    if (await isMissing(file)) return undefined;
    throw error;
  }
}

/** Asked of the server, for an import that fails does not tell why. */
async function isMissing(file: string): Promise<boolean> {
  const { status, headers } = await fetch(file, { method: "HEAD" });
  // The development server answers with the document.
  return status === 404 || headers.get("content-type")?.startsWith("text/html") === true;
}
