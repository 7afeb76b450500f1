import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

async function reach(page: Page) {
  await visit(page, "/iot-development");
  const demo = page.locator("[data-demo]");
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute("data-live", "true");
  return demo;
}

test("a second slot spares every visit on the same fleet, chosen and started by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const demo = await reach(page);
  const finding = demo.getByRole("status");
  await demo.getByRole("slider", { name: "First ring" }).press("End");
  await expect(finding).toContainText("at once");
  await demo.getByRole("button", { name: "Start the update" }).press("Enter");
  await expect(finding).toContainText("a visit");
  const [, failed] = (await finding.innerText()).match(/and (\d+) failed/)!;

  await demo.getByRole("radio", { checked: true }).press("ArrowDown");
  await demo.getByRole("button", { name: "Start the update" }).press("Enter");
  await expect(finding).toContainText(`and ${failed} failed`);
  await expect(finding).not.toContainText("a visit");
});

test("the same settings give the same fleets", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const demo = await reach(page);
  const start = demo.getByRole("button", { name: /Start the update|Update another fleet/ });
  const drawing = demo.locator("svg").first();
  const runs = async () => {
    await demo.getByRole("slider", { name: "New firmware fails on" }).press("End");
    const drawings: string[] = [];
    for (let run = 0; run < 3; run += 1) {
      await start.click();
      drawings.push(await drawing.innerHTML());
    }
    await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
    return drawings;
  };
  const first = await runs();
  expect(new Set(first).size).toBe(3);
  expect(await runs()).toEqual(first);
});

test("the rollout is shown ring by ring and told once, at its end", async ({ page }) => {
  const demo = await reach(page);
  const finding = demo.getByRole("status");
  await demo.getByRole("slider", { name: "New firmware fails on" }).press("Home");
  await page.clock.install();
  await demo.getByRole("button", { name: "Start the update" }).click();
  const told = await finding.innerText();
  const drawing = demo.locator("svg").first();
  await expect(drawing).toContainText("updating");
  await page.clock.runFor(700);
  await expect(drawing).toContainText("0 failed");
  await expect(finding).toHaveText(told);
  await page.clock.runFor(10_000);
  await expect(finding).toContainText("reached all 600");
  await expect(demo.getByRole("button", { name: "Update another fleet" })).toBeVisible();
});
