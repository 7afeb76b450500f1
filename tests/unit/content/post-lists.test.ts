import { expect, test } from "vitest";
import { contextOf, paginate } from "../../../src/content/post-lists.ts";
import type { Post } from "../../../src/content/post.ts";
import { posts } from "#site";

const many: Post[] = Array.from({ length: 20 }, (_, index) => ({
  ...posts[0]!,
  id: `post-${index}`,
  title: `Post ${index}`,
}));

test("the pages of the list have nine posts each, and each post is on one", () => {
  const pages = paginate(many);
  expect(pages.map(({ number, count, posts: shown }) => [number, count, shown.length])).toEqual([
    [1, 3, 9],
    [2, 3, 9],
    [3, 3, 2],
  ]);
  expect(pages.flatMap((page) => page.posts)).toMatchObject(many.map(({ id }) => ({ id })));
  expect(paginate(many.slice(0, 9))).toHaveLength(1);
});

test("a post links to the next newer and the next older post, if there are such", () => {
  expect(contextOf(many[5]!, many)).toMatchObject({ newer: { id: "post-4" }, older: { id: "post-6" } });
  expect(contextOf(many[0]!, many)).not.toHaveProperty("newer");
  expect(contextOf(many[19]!, many)).not.toHaveProperty("older");
});
