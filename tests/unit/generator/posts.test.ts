import { posts } from "virtual:posts";
import { describe, expect, test } from "vitest";
import { paginate, contextOf } from "../../../src/content/post-lists.ts";
import type { Post } from "../../../src/content/post.ts";
import { parsePost } from "../../../src/generator/posts/read-posts.ts";

const fields = {
  title: "A title",
  description:
    "A sentence about the post that is long enough for a search engine to show it, and short enough not to be cut off.",
  published: "2026-01-31",
  tags: "[web, testing]",
  services: "[web-development]",
};

/** Returns the text of a post with some fields changed; an empty value leaves the field out. */
function fileWith(changes: Record<string, string>): string {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== "");
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n\nFirst paragraph.\n`;
}

const faultsOf = (changes: Record<string, string>, file = "posts/a-post.mdx") => {
  try {
    parsePost(file, fileWith(changes));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("a post's file", () => {
  test("gives the post's fields, and its name is the post's id", () => {
    const post = parsePost("posts/a-post.mdx", fileWith({ updated: "2026-01-31" }));
    expect(post).toEqual({
      ...fields,
      id: "a-post",
      updated: "2026-01-31",
      tags: ["web", "testing"],
      services: ["web-development"],
      minutes: 1,
    });
  });

  test.each([
    ["title", ""],
    ["title", "x".repeat(61)],
    ["description", "Too short."],
    ["description", "long ".repeat(33)],
    ["published", "31 January 2026"],
    ["published", "2026-02-30"],
    ["updated", "2026-01-30"],
    ["tags", "[]"],
    ["tags", "[web, web]"],
    ["tags", "[fashion]"],
    ["services", "[window-cleaning]"],
    ["closing", "x".repeat(49)],
    ["summary", "Not a field."],
  ])("is refused with a wrong %s: %j, and the message names file, line and field", (field, value) => {
    const message = faultsOf({ [field]: value });
    expect(message).toMatch(new RegExp(`^posts/a-post\\.mdx:\\d+ ${field}(?:\\.\\d)?: \\S.*$`));
  });

  test("may have a closing line of its own", () => {
    expect(parsePost("a.mdx", fileWith({ closing: "Which one?" })).closing).toBe("Which one?");
  });

  test.each(["A-Post", "a post", "page", "-a"])(
    "cannot be named %s, because its name becomes part of an address",
    (name) => {
      expect(faultsOf({}, `posts/${name}.mdx`)).toMatch(/\.mdx:1 id: /);
    },
  );

  test("needs front matter in YAML", () => {
    expect(() => parsePost("a.mdx", "First.\n\n---\n\nSecond.\n\n---\n")).toThrow("a.mdx");
    expect(() => parsePost("a.mdx", "---\n---\nFirst.\n")).toThrow(/title: .*/);
    expect(() => parsePost("a.mdx", "---\ntitle: [\n---\n")).toThrow("a.mdx");
  });

  test("has a reading time that counts its text and not its front matter", () => {
    const words = "word ".repeat(220 * 4);
    expect(parsePost("a.mdx", `${fileWith({})}${words}`).minutes).toBe(4);
  });
});

const many: Post[] = Array.from({ length: 20 }, (_, index) => ({
  ...posts[0]!,
  id: `post-${index}`,
  title: `Post ${index}`,
  tags: index % 2 ? ["web"] : ["ai", "cloud"],
}));

describe("the lists of posts", () => {
  test("have the newest post first", () => {
    const dates = posts.map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

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

  test("are also the two with which it shares most tags, the newest first", () => {
    const ids = (post: Post) => contextOf(post, many).related.map(({ id }) => id);
    expect(ids(many[10]!)).toEqual(["post-0", "post-2"]);
    expect(ids(many[1]!)).toEqual(["post-3", "post-5"]);
  });
});
