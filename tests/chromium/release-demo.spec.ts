import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test("the minute in which a bad release is noticed can be dragged", async ({ page }) => {
  const { demo } = await openDemo(page, "release");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const noticed = demo.getByRole("slider", { name: "Noticed after" });
    await noticed.press("End");
    const start = await scrollToMiddleOf(demo.locator('[cursor="ew-resize"] > g'));
    await drag(page, start, { x: start.x - 40, y: start.y });
    await expect.poll(() => noticed.inputValue().then(Number)).toBeLessThan(60);
  }
  await expectDemoWorks(demo);
});
