import { longestBlank } from "../support/longest-blank.ts";
import { eventually, expect, test } from "./support/fixtures.ts";

/** One route for each kind of layout. */
const routes = ["/", "/web-development", "/ai-ml-development", "/our-work", "/career", "/privacy"];

for (const route of routes) {
  test(`a picture of the whole of ${route} has no blank stretch of half a screen`, async ({
    tab,
    viewport,
  }) => {
    await tab.visit(route);
    await eventually(() =>
      tab.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)),
    ).toBe(true);
    expect(await longestBlank(await tab.picture())).toBeLessThan(viewport!.height / 2);
  });
}
