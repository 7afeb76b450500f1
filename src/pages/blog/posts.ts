import { contextOf, paginate } from "../../content/post-lists.ts";
import type { Heading, Post, PostBody, PostContext, PostListPage } from "../../content/post.ts";
import type { PageOfKind } from "../../routing/pages.ts";
import { posts } from "#site";

interface PostFile {
  default: PostBody;
  headings: Heading[];
}

/** A post with everything that its page shows. */
export interface LoadedPost extends PostContext {
  post: Post;
  Body: PostBody;
  headings: Heading[];
}

const files = import.meta.glob<PostFile>("/src/content/posts/*.mdx");

/** Fetches a post with everything that its page shows; undefined when there is no such post. */
export async function loadPost(page: PageOfKind<"post">): Promise<LoadedPost | undefined> {
  const post = posts.find(({ id }) => id === page.id);
  if (!post) return undefined;
  const { default: Body, headings } = await files[`/${page.files[1]}`]!();
  return { post, Body, headings, ...contextOf(post, posts) };
}

/** Returns a page of the list of posts, counted from 1; undefined when the list is shorter. */
export function postList(number: number): PostListPage | undefined {
  return paginate(posts)[number - 1];
}
