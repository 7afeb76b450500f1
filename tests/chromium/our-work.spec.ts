import { expect, test, visit } from "./support/fixtures.ts";

test("/our-work shows figures that the browser has measured during this visit", async ({ page }) => {
  await visit(page, "/our-work");
  // The requests before the first text, and the other sites that were contacted.
  const figures = page.locator("[data-live-measurement] dl dd:nth-child(2)");
  await expect(figures.first()).toHaveText(/^[1-9]$/);
  await expect(figures.last()).toHaveText("0");
  const hydrated = await page.evaluate(() => performance.getEntriesByName("hydrated")[0]!.startTime);
  const visitLane = page.getByRole("listitem").filter({ hasText: /^Your visit/ });
  await expect(visitLane).toContainText(`Ready ${(hydrated / 1000).toFixed(2)}\u00a0s`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("/our-work shows what was measured beforehand and says that it can’t time the visit", async ({
    page,
  }) => {
    await page.goto("/our-work");
    const measurement = page.locator("[data-live-measurement]");
    await expect(measurement.getByText(/^Text/)).toHaveCount(2);
    await expect(measurement.locator("dl dd:nth-child(2)")).toHaveText([/\d/, /kB/, /kB/, /\d/]);
    await expect(measurement.locator("noscript p")).toBeVisible();
  });
});

test("/our-work names the page on which the visit began, if it was another one", async ({ page }) => {
  await visit(page, "/about");
  await page.locator('footer a[href="/our-work"]').click();
  await expect(page.getByRole("main")).toContainText("the page you opened first: /about");
});
