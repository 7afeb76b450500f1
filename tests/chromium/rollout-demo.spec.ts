import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const route = "/iot-development";

test("the devices that the visitor paints over fail", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await expect(result).toContainText("Delivered");
  const fleet = demo.locator("[data-block]").first();
  // The controls are below the drawing, whose top may be above the window now.
  await fleet.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const sheet = (await fleet.boundingBox())!;
  await drag(page, { x: sheet.x + 20, y: sheet.y + 20 }, { x: sheet.x + 120, y: sheet.y + 20 }, 10);
  await expect(result).toContainText(/\d lost/);
});

test("a first ring and a second slot limit the loss", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  const firstRing = demo.getByRole("slider", { name: "First ring" });
  await expect(firstRing).toHaveAttribute("aria-valuetext", "600 of 600");
  for (let step = 0; step < 4; step += 1) await firstRing.press("ArrowLeft");
  await expect(firstRing).toHaveAttribute("aria-valuetext", "30 of 600");
  await expect(result).toContainText(/\d\svisits? to make instead of 32/);
  const slot = demo.getByRole("button", { name: "A second firmware slot" });
  await slot.press("Space");
  await expect(slot).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText("no visits to make instead of 32");
});
