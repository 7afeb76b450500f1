import { initialState, limits } from "../../src/demos/demand/demand-model.ts";
import { describe, goodsTitles } from "../../src/demos/demand/demand-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

const highest = String(limits.standing.max);

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("the line follows a finger on its handle and the mouse anywhere, also above a forecast; a finger elsewhere scrolls the page; goods that spoil make what is left over dearer", async ({
  page,
}) => {
  const { demo, result, suggestion } = await openDemo(page, "demand");
  const line = demo.getByRole("slider", { name: "Order line" });
  const chart = demo.locator("g[cursor]");
  const top = () => page.evaluate(() => scrollY);
  const dragUp = async (share: number) => {
    await chart.hover();
    const { x, y, width, height } = (await chart.boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    await drag(page, middle, { ...middle, y: middle.y - height * share });
  };
  await expect(line).toHaveValue(String(initialState.order));

  await test.step("goods that spoil make what is left over dearer", async () => {
    await expect(result).toContainText(describe(initialState));
    await demo.getByRole("radio", { name: goodsTitles.spoil }).press("Space");
    await expect(result).toContainText(describe({ ...initialState, goods: "spoil" }));
    await demo.getByRole("radio", { name: goodsTitles.keep }).press("Space");
  });

  await test.step("a finger moves the line, or scrolls the page", async () => {
    await chart.click({ trial: true });
    const { x, y, width, height } = (await chart.locator("path").last().boundingBox())!;
    const handle = { x: x + width / 2, y: y + height / 2 };
    const before = await top();
    const upwards = (from: typeof handle) =>
      Array.from({ length: 10 }, (_, step) => ({ x: from.x, y: from.y - step * 9 }));
    await dragByFinger(page, [handle, ...upwards(handle)]);
    await expect(line).toHaveValue(highest);
    expect(await top()).toBe(before);
    const month = { x: handle.x + 150, y: handle.y };
    await dragByFinger(page, [month, ...upwards(month)]);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(line).toHaveValue(highest);
    await line.fill(String(initialState.order));
  });

  await test.step("the line follows the mouse, also above a forecast", async () => {
    await dragUp(0.45);
    await expect(line).toHaveValue(highest);
    await expect(result).toContainText(describe({ ...initialState, order: limits.standing.max }));
    while ((await suggestion.textContent()) !== "Start again") await suggestion.click();
    await dragUp(0.45);
    await expect(line).toHaveValue(String(limits.forecast.max));
  });
  await expectDemoWorks(demo);
});
