import { describe, expect, test } from "vitest";
import { built, documentAt, partOf } from "./built-copy.ts";
import { postCount, siteOrigin as origin } from "./site-of-copy.ts";

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part!);

/** The posts to which a page leads, in their order on the page. */
const postsOn = (html: string) => [...new Set(found(partOf(html, "main"), /href="\/blog\/([a-z0-9-]+)"/g))];
const linkTo = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="${origin}([^"]*)"`).exec(html)?.[1];

const navOf = (path: string) => /<nav aria-label="Pages of the blog">.*?<\/nav>/s.exec(documentAt(path))![0];

const lists = ["/blog", "/blog/page/2", "/blog/page/3", "/blog/page/4"];

describe("the list of posts", () => {
  test("shows nine posts a page, and every post on one page", () => {
    const shown = lists.map((path) => postsOn(documentAt(path)));
    expect(shown.map(({ length }) => length)).toEqual([9, 9, 9, 4]);
    expect(new Set(shown.flat()).size).toBe(postCount);
    expect(found(built("feed.xml"), /href="[^"]*\/blog\/([a-z0-9-]+)"/g)).toEqual(shown.flat());
  });

  test("has no page after the last, and none that repeats the first", () => {
    for (const path of ["/blog/page/1", "/blog/page/5"]) expect(() => documentAt(path)).toThrow("ENOENT");
  });

  test.each(lists.map((path, index) => [path, index] as const))(
    "%s is canonical to itself and names the pages before and after",
    (path, index) => {
      const html = documentAt(path);
      expect(linkTo(html, "canonical")).toBe(path);
      expect(linkTo(html, "prev")).toBe(lists[index - 1]);
      expect(linkTo(html, "next")).toBe(lists[index + 1]);
      expect(built("sitemap.xml")).toContain(`<loc>${origin}${path}</loc>`);
    },
  );

  test("has a title, a description and a heading of its own on every page", () => {
    const texts = lists.map(documentAt);
    expect(texts.map((html) => found(html, /<title>(.*?)<\/title>/g)[0])).toEqual(
      ["Blog", "Blog, page 2", "Blog, page 3", "Blog, page 4"].map((title) => expect.stringContaining(title)),
    );
    for (const pattern of [/<meta name="description" content="([^"]*)"/g, /<h1[^>]*>([^<]*)</g])
      expect(new Set(texts.flatMap((html) => found(html, pattern))).size).toBe(lists.length);
  });

  test("leads from each page to the others, and marks the one on screen", () => {
    expect(found(navOf("/blog"), /href="([^"]*)"/g)).toEqual(["/blog", "/blog/page/2", "/blog/page/4"]);
    expect(found(navOf("/blog/page/2"), /href="([^"]*)"/g)).toEqual(lists);
    for (const path of lists) {
      const [, current] =
        /<a [^>]*aria-current="page"[^>]*>/.exec(navOf(path))?.[0].match(/href="([^"]*)"/) ?? [];
      expect(current).toBe(path);
    }
  });
});

describe("no page pays for more posts than the first of the list, which is fetched ahead", () => {
  test.each(["/", "/about", "/web-development"])("%s", (path) => {
    const html = documentAt(path);
    const [files, ahead] = ["scripts", "ahead"].map(
      (name) => new RegExp(`data-${name}="([^"]*)"`).exec(html)![1]!,
    );
    const all = lists.flatMap((list) => postsOn(documentAt(list)));
    const code = `${files} ${ahead}`
      .trim()
      .split(" ")
      .map((file) => built(file.slice(1)))
      .join("\n");
    expect(all.filter((id) => new RegExp(`["'\`/]${id}["'\`.]`).test(code))).toEqual(
      postsOn(documentAt("/blog")),
    );
  });

  test("a post names its neighbours and two others, however many there are", () => {
    expect(postsOn(documentAt("/blog/many-20"))).toHaveLength(4);
  });
});
