import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/iot-development";

test("by keyboard alone, the suggestions lead from lost devices to a delivered update", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { demo, result } = await openDemo(page, route);
  const suggestion = demo.locator("[data-suggestion] button");
  for (const verdict of [/2 lost.*instead of 32/is, "no visits to make instead of 32", "Delivered"]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(verdict);
  }
  await expect(suggestion).toHaveText("Start again");
});

test("the devices are updated one after another, and the result is given at the end", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await demo.getByRole("slider", { name: "First ring" }).press("Home");
  await page.clock.install();
  await demo.getByRole("button", { name: "Try another fleet" }).click();
  await expect(result).toContainText("In transit");
  await page.clock.runFor(700);
  await expect(result).toContainText("on its way");
  await expect(demo.getByRole("button", { name: "Skip to the end" })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(result).toContainText("All 600");
});

test("the devices that the visitor paints over fail", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await expect(result).toContainText("Delivered");
  const sheet = (await demo.locator('svg g[cursor="crosshair"]').boundingBox())!;
  await page.mouse.move(sheet.x + 20, sheet.y + 20);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 120, sheet.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(result).toContainText(/\d lost/);
});
