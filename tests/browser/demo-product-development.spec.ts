import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/product-development";

test(`${route}: by keyboard, the biggest doubt moves to the front and the focus moves with it`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("button", { name: "Easiest first" }).press("Enter");
  await expect(result).toContainText("at 100% of the budget");
  const cards = demo.getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const biggest = cards.filter({ hasText: "doubt 40%" });
  const up = biggest.getByRole("button", { name: "up" });
  const down = biggest.getByRole("button", { name: "down" });
  await expect(down).toHaveAttribute("aria-disabled", "true");
  await up.focus();
  // Once more than there is room for: at the front it stays.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
  }
  await expect(cards.first()).toContainText("doubt 40%");
  await expect(up).toHaveAttribute("aria-disabled", "true");
  await expect(result).toContainText("at 22% of the budget.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(down).toBeFocused();
  await expect(cards.nth(1)).toContainText("doubt 40%");

  await demo.getByRole("button", { name: "Riskiest first" }).press("Enter");
  await demo.getByRole("checkbox").press("Space");
  await expect(result).toContainText("at 1% of the budget.");
});
