import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support/fixtures.ts";
import { longestBlank } from "./support/longest-blank.ts";
import { scrollTo } from "./support/next-frames.ts";

test.use({ reducedMotion: "no-preference" });

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
  await session.detach();
  return Buffer.from(data, "base64");
}

const missingPictures = () =>
  Array.from(document.images)
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.src);

/** Expects of a page that nobody has scrolled that all of it can be seen. */
async function expectWhole(page: Page, route: string) {
  await expect.poll(() => page.evaluate(missingPictures), route).toEqual([]);
  const blank = (await longestBlank(await smallPictureOf(page))) / scale;
  expect(blank, route).toBeLessThan(page.viewportSize()!.height / 2);
}

test("whoever takes a picture of a whole page gets what nobody has scrolled to, and a page keeps its pictures and its map without the network", async ({
  page,
  context,
  expectedMessages,
}) => {
  // The flip cards and the stamps of the first two move into place when they come near.
  for (const route of ["/ai-ml-development", "/service-section", "/"]) {
    await visit(page, route);
    await expectWhole(page, route);
  }
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // The code of a demonstration is fetched when it comes near.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/, /demonstration/);
  await scrollTo(page, 1e6);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(await page.evaluate(missingPictures)).toEqual([]);
  const map = page.frameLocator('iframe[title="Company Location"]');
  await expect(map.getByRole("heading")).toBeVisible();
  await context.setOffline(false);
});
