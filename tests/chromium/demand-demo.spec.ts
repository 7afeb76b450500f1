import { initialState, limits } from "../../src/demos/demand/demand-model.ts";
import { describe, goodsTitles } from "../../src/demos/demand/demand-text.ts";
import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const route = "/data-science";
const highest = String(limits.standing.max);

test("the line follows the mouse, also above a forecast", async ({ page }) => {
  const { demo, result, suggestion } = await openDemo(page, route);
  const line = demo.getByRole("slider", { name: "Order line" });
  const chart = demo.locator("g[cursor]");
  const dragUp = async (share: number) => {
    await chart.hover();
    const { x, y, width, height } = (await chart.boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    await drag(page, middle, { ...middle, y: middle.y - height * share });
  };
  await expect(line).toHaveValue(String(initialState.order));
  await dragUp(0.45);
  await expect(line).toHaveValue(highest);
  await expect(result).toContainText(describe({ ...initialState, order: limits.standing.max }));
  while ((await suggestion.textContent()) !== "Start again") await suggestion.click();
  await dragUp(0.45);
  await expect(line).toHaveValue(String(limits.forecast.max));
});

test("goods that spoil make what is left over dearer", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await expect(result).toContainText(describe(initialState));
  await demo.getByRole("radio", { name: goodsTitles.spoil }).press("Space");
  await expect(result).toContainText(describe({ ...initialState, goods: "spoil" }));
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a finger on the handle moves the line, and one on the months scrolls the page", async ({ page }) => {
    const { demo } = await openDemo(page, route);
    const line = demo.getByRole("slider", { name: "Order line" });
    const chart = demo.locator("g[cursor]");
    await chart.click({ trial: true });
    const { x, y, width, height } = (await chart.locator("path").last().boundingBox())!;
    const handle = { x: x + width / 2, y: y + height / 2 };
    const top = () => page.evaluate(() => scrollY);
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
  });
});
