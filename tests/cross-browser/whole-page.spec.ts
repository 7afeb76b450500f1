import { longestBlank } from "../support/longest-blank.ts";
import { eventually, expect, test } from "./support/fixtures.ts";

test("a picture of a whole page has no blank stretch of half a screen", async ({ tab, viewport }) => {
  for (const route of ["/", "/ai-ml-development", "/our-work"]) {
    await tab.visit(route);
    await eventually(() =>
      tab.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)),
    ).toBe(true);
    expect(await longestBlank(await tab.picture()), route).toBeLessThan(viewport!.height / 2);
  }
});
