import { firstRingPercents, initialState } from "../../src/demos/rollout/rollout-model.ts";
import { describe, formatFirstRing, tileLabels, verdict } from "../../src/demos/rollout/rollout-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test("a first ring and a second slot limit the loss, and the devices that the visitor paints over fail", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "rollout");
  await page.setViewportSize({ width: 1280, height: 900 });
  const firstRing = demo.getByRole("slider", { name: "First ring" });
  await expect(firstRing).toHaveAttribute("aria-valuetext", formatFirstRing(initialState.firstRingPercent));
  const firstRingPercent = firstRingPercents.at(-5)!;
  for (let step = 0; step < 4; step += 1) await firstRing.press("ArrowLeft");
  await expect(firstRing).toHaveAttribute("aria-valuetext", formatFirstRing(firstRingPercent));
  await expect(result).toContainText(describe({ ...initialState, firstRingPercent }));
  const slot = demo.getByRole("button", { name: tileLabels.secondSlot });
  await slot.press("Space");
  await expect(slot).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText(describe({ ...initialState, firstRingPercent, secondSlot: true }));

  await slot.press("Space");
  await firstRing.press("End");
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await expect(result).toContainText(verdict({ ...initialState, failureRate: 0 }).text);
  const fleet = demo.locator("[data-block]").first();
  // The controls are below the drawing, whose top may be above the window now.
  await fleet.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const sheet = (await fleet.boundingBox())!;
  await drag(page, { x: sheet.x + 20, y: sheet.y + 20 }, { x: sheet.x + 120, y: sheet.y + 20 }, 10);
  await expect(result.locator("[data-good]")).toHaveCount(0);
  await expectDemoWorks(demo);
});
