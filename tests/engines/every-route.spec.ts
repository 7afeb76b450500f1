import { everyRoute } from "../browser/routes.ts";
import { expect, test } from "./fixtures.ts";

// /blog-detail/{id} is the page of /blog/{id} at another address.
for (const route of everyRoute.filter((path) => !path.startsWith("/blog-detail/"))) {
  test(`${route} comes alive without a message, with one heading, one canonical address and nothing too wide`, async ({
    tab,
  }) => {
    await tab.visit(route);
    const facts = await tab.evaluate(() => ({
      headings: document.querySelectorAll("h1").length,
      canonicals: document.querySelectorAll('head link[rel="canonical"]').length,
      sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(facts).toEqual({ headings: 1, canonicals: 1, sideways: false });
  });
}
