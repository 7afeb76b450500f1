import { expect, test, visit } from "./fixtures.ts";

test("/our-work shows figures that the browser has measured during this visit", async ({ page }) => {
  await visit(page, "/our-work");
  const figure = (name: RegExp) =>
    page.getByRole("table").getByRole("row", { name }).getByRole("cell").first();
  // Pictures of the first screen may have arrived before the first paint too.
  await expect(figure(/^Requests before/)).toHaveText(/^[1-9]$/);
  await expect(figure(/^Other companies/)).toHaveText("0");
  const hydrated = await page.evaluate(() => performance.getEntriesByName("hydrated")[0]!.startTime);
  await expect(figure(/^Ready to use/)).toHaveText(`${(hydrated / 1000).toFixed(2)}\u00a0s`);
});

test("/our-work names the page on which the visit began, if it was another one", async ({ page }) => {
  await visit(page, "/about");
  await page.locator('footer a[href="/our-work"]').click();
  await expect(page.getByRole("main")).toContainText("the page you opened first: /about");
});
