import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test("the minute in which a bad release is noticed can be dragged, on a phone and on a wide page; a switch takes the release back, and keeps the focus", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "release");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const noticed = demo.getByRole("slider", { name: "Noticed after" });
    await noticed.press("End");
    const handle = demo.locator('[cursor="ew-resize"] > g');
    await handle.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width: size, height } = (await handle.boundingBox())!;
    const start = { x: x + size / 2, y: y + height / 2 };
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
