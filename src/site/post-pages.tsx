import { definePage, type Page } from "./define-page.tsx";

const pagesById = new Map<string, Page>();

/** The id in /blog/{id} or /blog-detail/{id}. */
export function idOfPostPath(path: string): string | undefined {
  return /^\/blog(?:-detail)?\/([a-z0-9-]+)$/.exec(path)?.[1];
}

/** The page of a post, the same object at every call. An id that no post has loads as `missing`. */
export function postPage(id: string, missing?: Page): Page {
  const known = pagesById.get(id);
  if (known) return known;
  const page = definePage({
    path: `/blog/${id}`,
    aliases: [`/blog-detail/${id}`],
    label: "Blog",
    load: async () => {
      const [{ PostPage }, { posts }] = await Promise.all([
        import("../pages/blog/post-page.tsx"),
        import("../content/posts.ts"),
      ]);
      const post = posts.find((candidate) => candidate.id === id);
      if (!post) {
        if (!missing) throw new Error(`There is no post "${id}".`);
        return missing.preload();
      }
      const { default: Body, headings } = await post.load();
      return { head: post, Content: () => <PostPage post={post} Body={Body} headings={headings} /> };
    },
  });
  pagesById.set(id, page);
  return page;
}
