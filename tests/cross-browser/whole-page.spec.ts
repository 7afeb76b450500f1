import { longestBlank } from "../support/longest-blank.ts";
import { eventually, expect, test } from "./support/fixtures.ts";

test("a picture of a whole page has no blank stretch of half a screen", async ({ tab, viewport }) => {
  await tab.visit("/ai-ml-development");
  await eventually(() =>
    tab.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)),
  ).toBe(true);
  expect(await longestBlank(await tab.picture())).toBeLessThan(viewport!.height / 2);
});
