import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/product-development";

test(`${route}: a card can be chosen and moved to another place by keyboard`, async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await expect(result).toContainText("The money ends in week 35");
  const place = demo.getByRole("slider", { name: "Place" });
  await expect(place).toHaveAttribute("aria-valuetext", "7 of 8");
  await place.press("Home");
  await expect(place).toHaveAttribute("aria-valuetext", "1 of 8");
  await expect(result).toContainText("In week 11 you know");
  await demo.getByRole("checkbox").press("Space");
  await expect(result).toContainText("In week 1 you know");
  await demo.getByRole("combobox", { name: "Card" }).selectOption("Dashboard");
  await expect(place).toHaveAttribute("aria-valuetext", "3 of 8");
  await place.press("Home");
  await expect(result).toContainText("In week 6 you know");
});

test(`${route}: a row can be dragged by its handle to another place, and stays under the pointer`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  const row = demo.locator("g[cursor=grab]").filter({ hasText: "40% doubt" });
  const { x, y, height } = (await row.boundingBox())!;
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + height / 2 - 6 * height, { steps: 12 });
  await page.mouse.up();
  await expect(result).toContainText("In week 11 you know");
  await expect.poll(async () => (await row.boundingBox())!.y).toBeCloseTo(y - 6 * height, -1);
  await expect(demo.getByRole("combobox", { name: "Card" })).toHaveValue("scanning");
});
