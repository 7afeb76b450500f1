import type { ComponentProps, ComponentType } from "react";
import type { ServiceSlug } from "./slugs.ts";

/** The tags that posts may have. They are few, because a list of posts shows them. */
export const postTags = [
  "accessibility",
  "ai",
  "cloud",
  "devices",
  "mobile",
  "planning",
  "testing",
  "web",
] as const;

/** The part of a post that lists of posts show. */
export interface PostSummary {
  /** The name of the post's file, and the last part of its address. */
  id: string;
  title: string;
  /** The description in lists, feed readers and search engines. */
  description: string;
  /** ISO date. */
  published: string;
  /** Each is one of `postTags`. */
  tags: string[];
  /** The reading time in minutes, which the build computes. */
  minutes: number;
  /** The post shows the stamp of the first. */
  services: ServiceSlug[];
}

/** A post with all fields of its file's front matter. */
export interface Post extends PostSummary {
  /** ISO date of the last change of substance. */
  updated?: string;
  /** The heading of the last section, in place of the one that posts share. */
  closing?: string;
}

export interface PostListPage {
  number: number;
  /** The number of pages that the list has. */
  count: number;
  posts: PostSummary[];
}

/** The posts that the page of a post links to. */
export interface PostContext {
  newer?: PostLink;
  older?: PostLink;
}

export type PostLink = Pick<Post, "id" | "title">;

/** A second-level heading, which the table of contents links to. */
export interface Heading {
  id: string;
  text: string;
}

/** The compiled text of a post; `components` replaces elements that Markdown produces. */
export type PostBody = ComponentType<{
  components?: { [Tag in "pre" | "table" | "source"]?: ComponentType<ComponentProps<Tag>> };
}>;
