import { expect, test, visit } from "./support/fixtures.ts";

test("/our-work shows what the browser has measured during this visit, and names the page on which it began", async ({
  page,
}) => {
  await visit(page, "/our-work");
  // The requests and the bytes before the first text, all bytes, and the other sites that were contacted.
  const figures = page.locator("[data-live-measurement] dl dd:nth-child(2)");
  await expect(figures.first()).toHaveText(/^[1-9]$/);
  const [, before, all] = (await figures.allTextContents()).map(parseFloat);
  expect(before).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(before!);
  await expect(figures.last()).toHaveText("0");
  const hydrated = await page.evaluate(() => performance.getEntriesByName("hydrated")[0]!.startTime);
  const measurement = page.locator("[data-live-measurement]");
  await expect(measurement.getByRole("listitem").first()).toContainText(
    `${(hydrated / 1000).toFixed(2)}\u00a0s`,
  );

  await visit(page, "/about");
  await page.locator('footer a[href="/our-work"]').click();
  await expect(measurement).toContainText("/about");
});
