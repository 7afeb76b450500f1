import type { Locator } from "@playwright/test";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({
  timezoneId: "Europe/London",
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
});

/** Returns the middle of the handle at the start of the visitor's day, in CSS pixels of the window. */
async function startHandle(demo: Locator) {
  const handle = demo.locator('[cursor="ew-resize"]').first();
  await handle.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = (await handle.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test("a mouse and a finger drag the end of a day, which sets the slider and the result; a finger elsewhere scrolls the page without a change", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "working-hours");
  const slider = demo.getByRole("slider", { name: "Your day starts" });
  const top = () => page.evaluate(() => scrollY);

  await test.step("a mouse", async () => {
    const before = await result.textContent();
    const start = await startHandle(demo);
    await drag(page, start, { x: start.x + 40, y: start.y });
    await expect(slider).not.toHaveValue("540");
    await expect(result).not.toHaveText(before!);
  });

  await test.step("a finger", async () => {
    await slider.fill("540");
    const start = await startHandle(demo);
    const before = await top();
    await dragByFinger(page, [
      start,
      { x: start.x - 15, y: start.y - 60 },
      { x: start.x - 30, y: start.y - 60 },
    ]);
    await expect(slider).not.toHaveValue("540");
    expect(await top()).toBe(before);

    const value = await slider.inputValue();
    const inDay = { x: start.x + 60, y: start.y };
    const upwards = Array.from({ length: 10 }, (_, step) => ({ x: inDay.x, y: inDay.y - 12 * step }));
    await dragByFinger(page, [inDay, ...upwards]);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(slider).toHaveValue(value);
  });
  await expectDemoWorks(demo);
});
