import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/iot-development";

test("a second slot spares every visit on the same fleet, chosen and started by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("slider", { name: "First ring" }).press("End");
  await expect(result).toContainText("at once");
  await demo.getByRole("button", { name: "Start the update" }).press("Enter");
  await expect(result).toContainText("a visit");
  const [, failed] = (await result.innerText()).match(/and (\d+) failed/)!;

  await demo.getByRole("radio", { checked: true }).press("ArrowDown");
  await demo.getByRole("button", { name: "Start the update" }).press("Enter");
  await expect(result).toContainText(`and ${failed} failed`);
  await expect(result).not.toContainText("a visit");
});

test("the rollout is shown ring by ring and told once, at its end", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await page.clock.install();
  await demo.getByRole("button", { name: "Start the update" }).click();
  const told = await result.innerText();
  const drawing = demo.locator("svg").first();
  await expect(drawing).toContainText("updating");
  await page.clock.runFor(700);
  await expect(drawing).toContainText("0 failed");
  await expect(result).toHaveText(told);
  await page.clock.runFor(10_000);
  await expect(result).toContainText("reached all 600");
  await expect(demo.getByRole("button", { name: "Update another fleet" })).toBeVisible();
});
