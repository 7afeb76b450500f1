import { binCount, initialState } from "../../src/demos/threshold/threshold-model.ts";
import { describe, formatScore } from "../../src/demos/threshold/threshold-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, expectFingerDragsOrScrolls, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true });

test("the alarm line follows a finger and the mouse", async ({ page }) => {
  const { demo, result } = await openDemo(page, "threshold");
  const line = demo.getByRole("slider", { name: "Alarm at a score of" });

  const { x, y } = await scrollToMiddleOf(line);
  const { width } = (await line.boundingBox())!;
  const plate = { x: x + width * 0.8 * (initialState.threshold / binCount - 0.5), y };
  await expectFingerDragsOrScrolls(page, {
    way: [plate, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => ({ x: plate.x - step * 10, y }))],
    elsewhere: { x, y: y + 60 },
    value: () => line.inputValue(),
  });

  await test.step("the mouse", async () => {
    const middle = await scrollToMiddleOf(line);
    const machines = { x: middle.x, y: middle.y + 60 };
    await drag(page, machines, { ...machines, x: middle.x - width });
    await expect(line).toHaveAttribute("aria-valuetext", formatScore(0));
    await expect(result).toContainText(describe({ ...initialState, threshold: 0 }));
    await drag(page, machines, machines);
    await expect(line).toHaveAttribute("aria-valuetext", formatScore(binCount / 2));
  });
  await expectDemoWorks(demo);
});
