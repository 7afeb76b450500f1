import { describe, expect, test } from "vitest";
import { built, documentAt, partOf } from "./support/built-copy.ts";
import { postCount, siteOrigin as origin } from "./support/site-of-copy.ts";

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part!);

/** Returns the ids of the posts to which a page links, in their order on the page. */
const postsOn = (html: string) => [...new Set(findAll(partOf(html, "main"), /href="\/blog\/([a-z0-9-]+)"/g))];
const linkTo = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="${origin}([^"]*)"`).exec(html)?.[1];

const navOf = (path: string) => /<nav aria-label="Pages of the blog">.*?<\/nav>/s.exec(documentAt(path))![0];

const lists = ["/blog", "/blog/page/2", "/blog/page/3", "/blog/page/4"];

describe("the list of posts", () => {
  test("shows nine posts a page, and each post on exactly one page", () => {
    const shown = lists.map((path) => postsOn(documentAt(path)));
    expect(shown.map(({ length }) => length)).toEqual([9, 9, 9, 4]);
    expect(new Set(shown.flat()).size).toBe(postCount);
    expect(findAll(built("feed.xml"), /href="[^"]*\/blog\/([a-z0-9-]+)"/g)).toEqual(shown.flat());
  });

  test("has no /blog/page/1, which would repeat the first page, and no page after the last", () => {
    for (const path of ["/blog/page/1", "/blog/page/5"]) expect(() => documentAt(path)).toThrow("ENOENT");
  });

  test.each(lists.map((path, index) => [path, index] as const))(
    "%s names itself as canonical, and the pages before and after it",
    (path, index) => {
      const html = documentAt(path);
      expect(linkTo(html, "canonical")).toBe(path);
      expect(linkTo(html, "prev")).toBe(lists[index - 1]);
      expect(linkTo(html, "next")).toBe(lists[index + 1]);
      expect(built("sitemap.xml")).toContain(`<loc>${origin}${path}</loc>`);
    },
  );

  test("has a different title, description and heading on every page", () => {
    const texts = lists.map(documentAt);
    expect(texts.map((html) => findAll(html, /<title>(.*?)<\/title>/g)[0])).toEqual(
      ["Blog", "Blog, page 2", "Blog, page 3", "Blog, page 4"].map((title) => expect.stringContaining(title)),
    );
    for (const pattern of [/<meta name="description" content="([^"]*)"/g, /<h1[^>]*>([^<]*)</g])
      expect(new Set(texts.flatMap((html) => findAll(html, pattern))).size).toBe(lists.length);
  });

  test("names the scripts of its later pages in their documents", () => {
    for (const path of lists.slice(1)) {
      const [, scripts] = /data-scripts="([^"]*)"/.exec(documentAt(path))!;
      expect(scripts, path).toContain("/post-list-template-");
      expect(scripts, path).toContain("/posts-");
    }
  });

  test("links from each page to the others, and marks the current page", () => {
    expect(findAll(navOf("/blog"), /href="([^"]*)"/g)).toEqual(["/blog", "/blog/page/2", "/blog/page/4"]);
    expect(findAll(navOf("/blog/page/2"), /href="([^"]*)"/g)).toEqual(lists);
    for (const path of lists) {
      const [, current] =
        /<a [^>]*aria-current="page"[^>]*>/.exec(navOf(path))?.[0].match(/href="([^"]*)"/) ?? [];
      expect(current).toBe(path);
    }
  });
});

describe("no page loads the names of more posts than are on the first page of the list", () => {
  test.each(["/", "/about", "/web-development"])("%s", (path) => {
    const html = documentAt(path);
    const [, files] = /data-scripts="([^"]*)"/.exec(html)!;
    const all = lists.flatMap((list) => postsOn(documentAt(list)));
    const code = files!
      .split(" ")
      .map((file) => built(file.slice(1)))
      .join("\n");
    const named = all.filter((id) => new RegExp(`["'\`/]${id}["'\`.]`).test(code));
    expect(postsOn(documentAt("/blog"))).toEqual(expect.arrayContaining(named));
  });

  test("a post links to its neighbours and two related posts, however many posts there are", () => {
    expect(postsOn(documentAt("/blog/many-20"))).toHaveLength(4);
  });
});
