import { describe, expect, test } from "vitest";
import { allPages } from "../../../src/generator/render/render-pages.tsx";
import { codeOf } from "../../../src/pages/page-code.ts";
import { currentIn, topMenu } from "../../../src/routing/menus.ts";
import { descriptionLength } from "../../../src/routing/page-head.ts";
import { addressesOf, pageAt, type Page } from "../../../src/routing/pages.ts";
import { posts } from "#site";

describe("the list of pages", () => {
  test("has no path twice, aliases included", () => {
    const paths = allPages.flatMap(addressesOf);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("writes paths in lower case, without a slash at the end", () => {
    expect(
      allPages.map(({ path }) => path).filter((path) => !/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path)),
    ).toEqual([]);
  });

  test("gives the not-found page for an unknown path, for capitals and for a trailing slash", () => {
    const wrong = ["/nope", "/About", "/about/", "/expertise", "/expertise/cobol", "/blog/a/b", ""];
    // The only path of the list's first page is /blog.
    for (const path of [...wrong, "/blog/page/0", "/blog/page/1", "/blog/page/02", "/blog/page/two"]) {
      expect(pageAt(path).kind, path).toBe("not-found");
    }
  });

  test.each(["/blog/no-such-post", "/blog/page", "/blog/page/999"])(
    "loads the not-found page for %s",
    async (path) => {
      expect(await codeOf(pageAt(path)).load()).toBe(await codeOf(pageAt("/nope")).load());
    },
  );

  test("gives the same page for an alias as for its path, which was asked for first", () => {
    for (const { id } of posts) {
      const page = pageAt(`/blog/${id}`);
      expect(pageAt(`/blog-detail/${id}`)).toBe(page);
    }
  });

  test.each([
    ["code", { files: ["src/pages/no-such-page.tsx"] }],
    ["text", { files: [pageAt("/expertise/java").files[0], "src/content/technologies/no-such-text.ts"] }],
  ] as const)("names a missing file of a page's %s", async (_, { files }) => {
    const page = { ...pageAt("/expertise/java"), files: [...files] } as Page;
    await expect(codeOf(page).load()).rejects.toThrow(files.at(-1));
  });

  // The texts of posts are the owner's; npm run check:content has checked them.
  test("has for each page a description of its own that search results show in full", async () => {
    const seen = new Set<string>();
    for (const page of allPages.filter(({ kind }) => kind !== "post")) {
      const { description } = (await codeOf(page).load()).head;
      const { min, max } = descriptionLength;
      const hint = `The description of ${page.path} has ${min} to ${max} characters, and no other page has it.`;
      expect(description.length, hint).toBeGreaterThanOrEqual(min);
      expect(description.length, hint).toBeLessThanOrEqual(max);
      expect(seen, hint).not.toContain(description);
      seen.add(description);
    }
  });
});

describe("the menu and the routes", () => {
  test.each([
    ["/about", ["About Us page"]],
    ["/blog", ["Blog page"]],
    ["/blog/page/2", ["Blog true"]],
    ["/blog/any-post", ["Blog true"]],
    ["/blog-detail/any-post", ["Blog true"]],
    ["/services", ["Our Services true"]],
    ["/service-section", ["Our Services true"]],
    ["/cloud-services", ["Our Services true"]],
    ["/expertise/java", ["Our Expertise true"]],
    ["/privacy", []],
    ["/nope", []],
  ])("mark on %s the entry that is nearest", (path, marked) => {
    const values = topMenu.map((entry) => [entry.label, currentIn(entry, pageAt(path))]);
    expect(values.filter(([, value]) => value).map((pair) => pair.join(" "))).toEqual(marked);
  });
});
