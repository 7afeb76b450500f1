import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const route = "/product-development";

test(`${route}: a card is moved to another place by keyboard, and keeps the focus`, async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await expect(result).toContainText("The money runs out in week 35");
  const biggest = demo.getByRole("slider", { name: "Scan each pallet" });
  await expect(biggest).toHaveAttribute("aria-valuetext", "7 of 8, 40% risk");
  await biggest.press("ArrowUp");
  await expect(biggest).toHaveAttribute("aria-valuetext", "6 of 8, 40% risk");
  await expect(biggest).toBeFocused();
  await page.keyboard.press("End");
  await expect(biggest).toHaveAttribute("aria-valuetext", "1 of 8, 40% risk");
  await expect(biggest).toBeFocused();
  await expect(result).toContainText(/In week\s11\b/);
  await demo.getByRole("group", { name: "Tests" }).getByRole("button").press("Space");
  await expect(result).toContainText(/In week\s1\b/);
  const dashboard = demo.getByRole("slider", { name: "Dashboard" });
  await expect(dashboard).toHaveAttribute("aria-valuetext", "3 of 8");
  await dashboard.press("End");
  await expect(result).toContainText(/In week\s6\b/);
});

test(`${route}: a press moves a card one place up, and the first one down`, async ({ page }) => {
  const { demo } = await openDemo(page, route);
  const dashboard = demo.getByRole("slider", { name: "Dashboard" });
  const row = demo.locator("g[cursor=grab]").filter({ hasText: "Dashboard" });
  for (const place of ["1 of 8", "2 of 8"]) {
    const { x, y, height } = (await row.boundingBox())!;
    await page.mouse.click(x + 60, y + height / 2);
    await expect(dashboard).toHaveAttribute("aria-valuetext", place);
  }
});

test(`${route}: a row can be dragged by its handle to another place, and stays under the pointer`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  const row = demo.locator("g[cursor=grab]").filter({ hasText: "Scan each pallet" });
  const { x, y, height } = (await row.boundingBox())!;
  await drag(page, { x: x + 20, y: y + height / 2 }, { x: x + 20, y: y + height / 2 - 6 * height }, 12);
  await expect(result).toContainText(/In week\s11\b/);
  await expect.poll(async () => (await row.boundingBox())!.y).toBeCloseTo(y - 6 * height, -1);
  await expect(demo.getByRole("slider", { name: "Scan each pallet" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 8, 40% risk",
  );
});
