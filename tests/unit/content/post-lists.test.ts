import { describe, expect, test } from "vitest";
import { contextOf, paginate } from "../../../src/content/post-lists.ts";
import type { Post } from "../../../src/content/post.ts";
import { posts } from "#site";

const many: Post[] = Array.from({ length: 20 }, (_, index) => ({
  ...posts[0]!,
  id: `post-${index}`,
  title: `Post ${index}`,
}));

describe("the lists of posts", () => {
  test("have nine posts a page, and each post once", () => {
    const pages = paginate(many);
    expect(pages.map((page) => page.posts.length)).toEqual([9, 9, 2]);
    expect(pages.map(({ number, count }) => [number, count])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(pages.flatMap((page) => page.posts.map(({ id }) => id))).toEqual(many.map(({ id }) => id));
    expect(paginate(many.slice(0, 9))).toHaveLength(1);
    expect(paginate(many.slice(0, 10))).toHaveLength(2);
  });
});

describe("the posts that a post links to", () => {
  test("are the next newer and the next older post, if there are such", () => {
    expect(contextOf(many[5]!, many)).toMatchObject({
      newer: { id: "post-4" },
      older: { id: "post-6" },
    });
    expect(contextOf(many[0]!, many)).not.toHaveProperty("newer");
    expect(contextOf(many[19]!, many)).not.toHaveProperty("older");
  });
});
