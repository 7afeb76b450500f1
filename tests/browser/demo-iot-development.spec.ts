import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/iot-development";

test("a second slot spares every visit on the same fleet, chosen and started by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { demo, result } = await openDemo(page, route);
  await expect(result).toContainText("lost");
  const [, failed] = (await result.innerText()).match(/and (\d+) failed/)!;

  await demo.getByRole("radio", { checked: true }).press("ArrowDown");
  await expect(result).toContainText("at once");
  await demo.getByRole("button", { name: "Start the update" }).press("Enter");
  await expect(result).toContainText(`and ${failed} failed`);
  await expect(result).not.toContainText("lost");
});

test("the devices are updated one after another, and the outcome is told once, at the end", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("button", { name: "Send it in rings instead" }).click();
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await page.clock.install();
  await demo.getByRole("button", { name: "Start the update" }).click();
  await expect(result).toContainText("In transit");
  await page.clock.runFor(700);
  await expect(result).toContainText("on its way");
  await expect(demo.getByRole("button", { name: "Skip to the end" })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(result).toContainText("reached all 600");
});

test("devices that the visitor draws across fail", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await demo.getByRole("button", { name: "Start the update" }).click();
  await demo.getByRole("button", { name: "Skip to the end" }).click();
  await expect(result).toContainText("Delivered");
  const sheet = (await demo.locator('svg g[cursor="crosshair"]').boundingBox())!;
  await page.mouse.move(sheet.x + 20, sheet.y + 20);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 120, sheet.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(result).toContainText(/\d lost/);
});
