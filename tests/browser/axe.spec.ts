import { axeViolations } from "./axe-violations.ts";
import { expect, openCard, pressSend, test, visit } from "./fixtures.ts";

// These tests only look: opening a tab for each would take longer than the looking.
test.use({ reuseContext: true, viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

/** One page of each layout; at 320 px more pages are judged (every-route.spec.ts). */
const layouts = [
  "/",
  "/our-work",
  "/services",
  "/service-section",
  "/cloud-services",
  "/ai-ml-development",
  "/expertise/java",
  "/blog",
  "/blog/accessible-enquiry-form",
  "/about",
  "/career",
  "/contact-us",
];

for (const route of layouts) {
  test(`axe finds nothing on ${route} at 1280 px`, async ({ page }) => {
    await visit(page, route);
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const width of [320, 1280]) {
  test(`axe finds nothing on the page for no address at ${width} px`, async ({ page, expectedMessages }) => {
    expectedMessages.push(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/nope");
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`axe finds nothing in the open card with its messages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    await openCard(page);
    await pressSend(page);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    expect(await axeViolations(page, "dialog[data-phase]")).toEqual([]);
  });
}

test("axe finds nothing in the open drawer and the open dropdowns", async ({ page }) => {
  await visit(page, "/");
  for (const name of ["Our Services", "Our Expertise"]) {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await axeViolations(page, "header"), name).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Our Services").click();
  await expect(page.getByRole("dialog").locator("details[open] a").first()).toBeVisible();
  expect(await axeViolations(page, "dialog")).toEqual([]);
});
