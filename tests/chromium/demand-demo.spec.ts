import { initialState, limits } from "../../src/demos/demand/demand-model.ts";
import { describe } from "../../src/demos/demand/demand-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, expectFingerDragsOrScrolls, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true });

test("the order line follows a finger and the mouse", async ({ page }) => {
  const { demo, result, suggestion } = await openDemo(page, "demand");
  const line = demo.getByRole("slider", { name: "Order line" });
  const chart = demo.locator("g[cursor]");
  const dragUp = async () => {
    const middle = await scrollToMiddleOf(chart);
    const { height } = (await chart.boundingBox())!;
    await drag(page, middle, { ...middle, y: middle.y - height * 0.45 });
  };
  const handle = await scrollToMiddleOf(chart.locator("path").last());
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
