import type { Page } from "@playwright/test";
import { longestBlank } from "../support/longest-blank.ts";
import { distinctRoutes } from "../support/routes.ts";
import { expect, test, visit } from "./support/fixtures.ts";

// These tests change nothing, so they share a tab: opening one for each would take as long as the test.
test.use({ reuseContext: true });

/** A picture in the full size would take ten times as long. */
const scale = 0.25;

/** Takes a picture of the whole page, as Chromium does for an archive or a design tool. */
async function smallPictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale },
  });
  return Buffer.from(data, "base64");
}

const missingPictures = () =>
  Array.from(document.images)
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.src);

for (const route of distinctRoutes) {
  test(`${route} that nobody has scrolled has every picture, and no blank stretch of half a screen`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, route);
      await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
      expect((await longestBlank(await smallPictureOf(page))) / scale).toBeLessThan(height / 2);
    }
  });
}

test("a page that has loaded shows every picture and its map without the network", async ({
  page,
  context,
  expectedMessages,
}) => {
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // The code of a demonstration is fetched when it comes near.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/, /demonstration/);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(await page.evaluate(missingPictures)).toEqual([]);
  const map = page.frameLocator('iframe[title="Company Location"]');
  await expect(map.getByRole("heading")).toBeVisible();
  await context.setOffline(false);
});
