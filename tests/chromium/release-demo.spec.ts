import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, middleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test("the minute in which a bad release is noticed can be dragged, and a switch takes the release back", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "release");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const noticed = demo.getByRole("slider", { name: "Noticed after" });
    await noticed.press("End");
    const start = await middleOf(demo.locator('[cursor="ew-resize"] > g'));
    await drag(page, start, { x: start.x - 40, y: start.y });
    await expect.poll(() => noticed.inputValue().then(Number)).toBeLessThan(60);
  }

  const checkout = demo.getByRole("radio", { name: "/checkout" });
  await checkout.press("Space");
  await expect(checkout).toBeChecked();
  const bad = demo.getByRole("button", { name: "/checkout, old or bad release" });
  await bad.press("Space");
  await expect(bad).toHaveAttribute("aria-pressed", "false");
  await expect(bad).toBeFocused();
  await expect(result.locator("[data-good]")).toBeVisible();
  await expectDemoWorks(demo);
});
