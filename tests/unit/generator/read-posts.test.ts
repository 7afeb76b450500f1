import { describe, expect, test } from "vitest";
import { parsePost, postSources, readPosts } from "../../../src/generator/posts/read-posts.ts";

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
    const optional = { updated: "2026-01-31", closing: "Which one?" };
    const post = parsePost("posts/a-post.mdx", fileWith(optional));
    expect(post).toEqual({
      ...fields,
      ...optional,
      id: "a-post",
      tags: ["web", "testing"],
      services: ["web-development"],
      minutes: 1,
    });
  });

  test.each([
    ["title", ""],
    ["title", '"  "'],
    ["title", "x".repeat(61)],
    ["description", "Too short."],
    ["description", "long ".repeat(33)],
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
    expect(message).toMatch(new RegExp(`^posts/a-post\\.mdx:\\d+ ${field}(?:\\[\\d\\])?: \\S.*$`));
  });

  test.each(["A-Post", "a post", "page", "index", "-a"])(
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

test("the newest post is first, and those of one day are in the order of their names in any language", () => {
  // In Czech, "ch" comes after "h".
  const sources = {
    "chart.mdx": "2026-01-01",
    "cost.mdx": "2026-01-01",
    "last.mdx": "2025-12-31",
    "a.mdx": "2026-01-02",
  };
  const posts = readPosts(
    Object.fromEntries(
      Object.entries(sources).map(([name, published]) => {
        const description = `${fields.description} ${name}`;
        return [name, fileWith({ title: name, description, published })];
      }),
    ),
  );
  expect(posts.map(({ id }) => id)).toEqual(["a", "chart", "cost", "last"]);
});

test.each([
  ["a byte order mark", (text: string) => `\ufeff${text}`],
  ["the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["spaces after the lines of ---", (text: string) => text.replaceAll("---\n", "--- \n")],
  ["nothing after its front matter", (text: string) => text.replace(/---\n\n.*$/s, "---")],
])("a post may have %s", (_, change) => {
  expect(parsePost("a-post.mdx", change(fileWith({})))).toMatchObject({ title: "A title" });
});

test("a site without posts needs no folder for them", async () => {
  expect(readPosts(await postSources("no such folder"))).toEqual([]);
});
