import { initialState } from "../../src/demos/rollout/rollout-model.ts";
import { verdict } from "../../src/demos/rollout/rollout-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test("the devices that the visitor paints over fail", async ({ page }) => {
  const { demo, result } = await openDemo(page, "rollout");
  await page.setViewportSize({ width: 1280, height: 900 });
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await expect(result).toContainText(verdict({ ...initialState, failureRate: 0 }).text);
  const fleet = demo.locator("[data-block]").first();
  // The controls are below the drawing, whose top may be above the window now.
  const middle = await scrollToMiddleOf(fleet);
  await drag(page, middle, { ...middle, x: middle.x + 100 }, 10);
  await expect(result.locator("[data-good]")).toHaveCount(0);
  await expectDemoWorks(demo);
});
