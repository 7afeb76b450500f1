import type { Post, PostContext, PostLink, PostListPage, PostSummary } from "./post.ts";

export const postsPerPage = 9;

/* All functions expect the posts newest first. */

/** Cuts the posts into the pages of their list. There is always a first page, even without a post. */
export function paginate(posts: Post[]): PostListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    posts: posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map(summaryOf),
  }));
}

export function contextOf(post: Post, posts: Post[]): PostContext {
  const at = posts.indexOf(post);
  const [newer, older] = [posts[at - 1], posts[at + 1]];
  return { ...(newer && { newer: linkOf(newer) }), ...(older && { older: linkOf(older) }) };
}

function linkOf({ id, title }: Post): PostLink {
  return { id, title };
}

function summaryOf({ id, title, description, published, tags, minutes, services }: Post): PostSummary {
  return { id, title, description, published, tags, minutes, services };
}
