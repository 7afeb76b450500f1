import type { ComponentProps, ComponentType } from "react";
import type { ServiceSlug } from "./slugs.ts";

/** What posts are about, in words that stay few: a list of posts shows them. */
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

/** What a list tells of a post. */
export interface PostSummary {
  /** The name of its file, and the last part of its address. */
  id: string;
  title: string;
  /** For lists, feed readers and search engines. */
  description: string;
  /** ISO date. */
  published: string;
  /** Of `postTags`. */
  tags: string[];
  /** How long reading takes; counted by the build. */
  minutes: number;
  /** The first is the stamp that the post bears. */
  services: ServiceSlug[];
}

/** What a post's file says of it. */
export interface Post extends PostSummary {
  /** ISO date of the last change of substance. */
  updated?: string;
  /** In place of the line with which posts end, above the button that asks an engineer. */
  closing?: string;
}

/** One page of the list of posts. */
export interface PostList {
  number: number;
  /** How many pages the list has. */
  count: number;
  posts: PostSummary[];
}

/** What stands around a post. */
export interface PostContext {
  newer?: PostLink;
  older?: PostLink;
  related: PostSummary[];
}

export type PostLink = Pick<Post, "id" | "title">;

/** A second-level heading: an entry of the table of contents. */
export interface Heading {
  id: string;
  text: string;
}

/** A compiled post; `components` replaces the elements that Markdown makes. */
export type PostBody = ComponentType<{
  components?: { pre?: ComponentType<ComponentProps<"pre">>; table?: ComponentType<ComponentProps<"table">> };
}>;
