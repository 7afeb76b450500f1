import { initialState, limits } from "../../src/demos/demand/demand-model.ts";
import { describe, goodsTitles } from "../../src/demos/demand/demand-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, expectFingerDragsOrScrolls, middleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("the order line follows a finger and the mouse, and goods that spoil make what is left over dearer", async ({
  page,
}) => {
  const { demo, result, suggestion } = await openDemo(page, "demand");
  const line = demo.getByRole("slider", { name: "Order line" });
  const chart = demo.locator("g[cursor]");
  const dragUp = async () => {
    const middle = await middleOf(chart);
    const { height } = (await chart.boundingBox())!;
    await drag(page, middle, { ...middle, y: middle.y - height * 0.45 });
  };
  await expect(line).toHaveValue(String(initialState.order));

  await test.step("goods that spoil make what is left over dearer", async () => {
    await expect(result).toContainText(describe(initialState));
    await demo.getByRole("radio", { name: goodsTitles.spoil }).press("Space");
    await expect(result).toContainText(describe({ ...initialState, goods: "spoil" }));
    await demo.getByRole("radio", { name: goodsTitles.keep }).press("Space");
  });

  const handle = await middleOf(chart.locator("path").last());
  await expectFingerDragsOrScrolls(page, {
    way: [handle, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => ({ x: handle.x, y: handle.y - step * 9 }))],
    elsewhere: { x: handle.x + 150, y: handle.y },
    value: () => line.inputValue(),
  });
  await line.fill(String(initialState.order));

  await test.step("the line follows the mouse, also above a forecast", async () => {
    await dragUp();
    await expect(line).toHaveValue(String(limits.standing.max));
    await expect(result).toContainText(describe({ ...initialState, order: limits.standing.max }));
    while ((await suggestion.textContent()) !== "Start again") await suggestion.click();
    await dragUp();
    await expect(line).toHaveValue(String(limits.forecast.max));
  });
  await expectDemoWorks(demo);
});
