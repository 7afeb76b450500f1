import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const route = "/iot-development";

test("by keyboard alone, the suggestions lead from lost devices to a delivered update", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { result, suggestion } = await openDemo(page, route);
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
  const fleet = demo.locator('svg g[cursor="crosshair"]');
  // The controls are below the drawing, whose top may be above the window now.
  await fleet.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const sheet = (await fleet.boundingBox())!;
  await drag(page, { x: sheet.x + 20, y: sheet.y + 20 }, { x: sheet.x + 120, y: sheet.y + 20 }, 10);
  await expect(result).toContainText(/\d lost/);
});

test("the first ring and the second slot are set upon the drawing", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  const firstRing = demo.getByRole("slider", { name: "First ring" });
  await expect(firstRing).toHaveAttribute("aria-valuetext", "600 of 600");
  const handle = (await firstRing.boundingBox())!;
  const drawing = (await demo.locator("svg").first().boundingBox())!;
  await drag(
    page,
    { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 },
    { x: drawing.x + drawing.width / 20, y: handle.y + handle.height / 2 },
    8,
  );
  await expect(firstRing).toHaveAttribute("aria-valuetext", /^(?:18|30) of 600$/);
  await expect(result).toContainText(/\d\svisits? to make instead of 32/);
  const slot = demo.getByRole("button", { name: "A second firmware slot" });
  await slot.press("Space");
  await expect(slot).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText("no visits to make instead of 32");
});

test("on a phone, the fleet has the same margin on both sides, and its size stands above it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { demo } = await openDemo(page, route);
  const drawing = (await demo.locator("svg").first().boundingBox())!;
  const fleet = (await demo.locator('svg g[cursor="crosshair"]').first().boundingBox())!;
  expect(drawing.x + drawing.width - fleet.x - fleet.width).toBeCloseTo(fleet.x - drawing.x, 0);
  const size = (await demo.locator("svg text").filter({ hasText: "All 600" }).first().boundingBox())!;
  expect(size.y + size.height).toBeLessThanOrEqual(fleet.y + 1);
});
