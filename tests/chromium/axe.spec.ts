import { axeViolations } from "./support/axe-violations.ts";
import { expect, openCard, pressSend, test, visit } from "./support/fixtures.ts";
import { scrollTo } from "./support/next-frames.ts";

// Tests for axe violations of the pages themselves are in every-route.spec.ts.
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

for (const width of [320, 1280]) {
  test(`axe finds no violation on the page for an unknown address and in the open card with its errors, at ${width} px`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/nope");
    expect(await axeViolations(page)).toEqual([]);
    // On a phone the button shows on the way up.
    for (const top of [500, 400]) await scrollTo(page, top);
    await openCard(page);
    await pressSend(page);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    expect(await axeViolations(page, "dialog[data-phase]")).toEqual([]);
  });
}

test("axe finds no violation in the open drawer and the open dropdowns", async ({ page }) => {
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
