import { axeViolations } from "./support/axe-violations.ts";
import { expect, openCard, pressSend, test, visit } from "./support/fixtures.ts";

// Tests for axe violations of the pages themselves are in every-route.spec.ts.
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

test("axe finds no violation in the open drawer, the open dropdowns, and the open card with its errors", async ({
  page,
}) => {
  await visit(page, "/");
  for (const name of ["Our Services", "Our Expertise"]) {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await axeViolations(page, "header"), name).toEqual([]);
  }
  await openCard(page);
  await pressSend(page);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page, "dialog[data-phase]"), `at ${width} px`).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Our Services").click();
  await expect(page.getByRole("dialog").locator("details[open] a").first()).toBeVisible();
  expect(await axeViolations(page, "dialog")).toEqual([]);
});
