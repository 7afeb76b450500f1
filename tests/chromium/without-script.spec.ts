import { company } from "../../src/content/company.ts";
import { teamLabels } from "../../src/content/pages/team-labels.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("without script a page says what it can, and shows no control that would do nothing", async ({
  page,
}) => {
  const main = page.getByRole("main");

  await test.step("/contact-us has no form that could not be sent, but an address to write to", async () => {
    await page.goto("/contact-us");
    await expect(page.getByRole("button", { name: "SEND MESSAGE" })).toBeHidden();
    await expect(main.getByRole("link", { name: company.email })).toBeVisible();
  });

  await test.step("the buttons of the menu lead to pages with their entries", async () => {
    const press = (name: string) => page.getByRole("banner").getByRole("button", { name }).click();
    await press("Our Services");
    await expect(page).toHaveURL(/\/service-section\?$/);
    await press("Our Expertise");
    await expect(page).toHaveURL(/\/\?#expertise$/);
    await expect(page.locator("#expertise")).toBeInViewport();
  });

  await test.step("a demonstration has a finished drawing with its result", async () => {
    await page.goto("/web-development");
    const demo = page.locator("[data-demo]");
    await expect(demo.getByRole("status")).toBeVisible();
    await expect(demo.locator("[data-suggestion]")).toBeHidden();
  });

  await test.step("both sides of a flip card are visible, and nothing says that it turns", async () => {
    await page.goto("/ai-ml-development");
    const flipCard = page.locator("div:has(> [aria-label^='Turn card'])").first();
    await expect(flipCard.getByRole("paragraph")).toBeVisible();
    await expect(flipCard.getByRole("heading")).toBeVisible();
    await expect(flipCard.getByRole("button")).toHaveCount(0);
    await expect(page.getByText(teamLabels.turnHint)).toBeHidden();
  });

  await test.step("/our-work shows what was measured beforehand, and says that it can’t time the visit", async () => {
    await page.goto("/our-work");
    const measurement = page.locator("[data-live-measurement]");
    await expect(measurement.locator("dl dd:nth-child(2)")).toHaveText([/\d/, /kB/, /kB/, /\d/]);
    await expect(measurement.locator("noscript p")).toBeVisible();
  });

  await test.step("/services lists all problems and hides the filter", async () => {
    await page.goto("/services");
    await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true }).first()).toBeVisible();
    expect(await page.locator("main li h2").filter({ visible: true }).count()).toBeGreaterThan(1);
    await expect(page.getByRole("search")).toBeHidden();
  });
});
