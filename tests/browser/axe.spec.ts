import { axeViolations } from "./axe-violations.ts";
import { expect, openCard, pressSend, test, visit } from "./fixtures.ts";

// These tests only look: opening a tab for each would take longer than the looking.
test.use({ reuseContext: true, viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

/** One page of each layout; every page is judged at 390 px (every-route.spec.ts). */
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
  "/privacy",
];

for (const route of layouts) {
  test(`axe finds nothing on ${route} at 1280 px`, async ({ page }) => {
    await visit(page, route);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("axe finds nothing on the page for no address, small or large", async ({ page, expectedMessages }) => {
  expectedMessages.push(/status of 404/);
  await visit(page, "/nope");
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await axeViolations(page)).toEqual([]);
});

test("axe finds nothing in the open card, nor in its messages, small or large", async ({ page }) => {
  await visit(page, "/");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openCard(page);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    await pressSend(page);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[data-phase]")).toHaveCount(0);
  }
});

test("axe finds nothing in the open drawer and the open dropdowns", async ({ page }) => {
  await visit(page, "/");
  for (const name of ["Our Services", "Our Expertise"]) {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await axeViolations(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Our Services").click();
  await expect(page.getByRole("dialog").locator("details[open] a").first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
