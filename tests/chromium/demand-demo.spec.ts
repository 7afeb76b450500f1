import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const route = "/data-science";

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
  await expect(line).toHaveValue("400");
  await dragUp(0.45);
  await expect(line).toHaveValue("520");
  await expect(result).toContainText("0\u00a0units short");
  while ((await suggestion.textContent()) !== "Start again") await suggestion.click();
  await expect(line).toHaveValue("30");
  await dragUp(0.45);
  await expect(line).toHaveValue("90");
});

test("goods that spoil make what is left over dearer", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await expect(result).toContainText("$8,444");
  await demo.getByRole("radio", { name: "They spoil" }).press("Space");
  await expect(result).toContainText("$11,756");
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
    await expect(line).toHaveValue("520");
    expect(await top()).toBe(before);
    const month = { x: handle.x + 150, y: handle.y };
    await dragByFinger(page, [month, ...upwards(month)]);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(line).toHaveValue("520");
  });
});
