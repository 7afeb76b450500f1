import { posts } from "virtual:posts";
import { contextOf, paginate } from "../../content/post-lists.ts";
import type { Heading, Post, PostBody, PostContext, PostListPage } from "../../content/post.ts";

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

const files = import.meta.glob<PostFile>("../../content/posts/*.mdx");

/** Fetches a post with everything that its page shows; undefined when there is no such post. */
export async function loadPost(id: string): Promise<LoadedPost | undefined> {
  const post = posts.find((each) => each.id === id);
  if (!post) return undefined;
  const { default: Body, headings } = await files[`../../content/posts/${id}.mdx`]!();
  return { post, Body, headings, ...contextOf(post, posts) };
}

/** Returns a page of the list of posts, counted from 1; undefined when the list is shorter. */
export function postList(number: number): PostListPage | undefined {
  return paginate(posts)[number - 1];
}
