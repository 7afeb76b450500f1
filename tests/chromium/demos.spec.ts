import { readdirSync } from "node:fs";
import { demos } from "../../src/demos/demos.ts";
import { atTheEnd, initialState } from "../../src/demos/rollout/rollout-model.ts";
import { describe, formatFirstRing, suggest } from "../../src/demos/rollout/rollout-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { expect, holdRequests, test, visit } from "./support/fixtures.ts";

/** These have a test of their own, which opens them. */
const ownTests = readdirSync(import.meta.dirname);

for (const name of Object.keys(demos).filter((one) => !ownTests.includes(`${one}-demo.spec.ts`)))
  test(`the demonstration "${name}" works`, async ({ page }) => {
    const { demo } = await openDemo(page, name);
    await expectDemoWorks(demo);
  });

/** The rollout after its first suggestion, which plays it. */
const inRings = { ...initialState, ...suggest(initialState)!.changes };

test("a prerendered demonstration keeps its elements, and a press that comes before its code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 120 });
  await visit(page, "/iot-development");
  const demo = page.locator('[data-demo="rollout"]');
  const sheet = await demo.locator("ol").first().elementHandle();
  const result = demo.getByRole("status");
  // The late stylesheet would make screen readers say it without any change.
  await expect(result).toHaveAttribute("aria-live", "off");
  await result.evaluate((output) => {
    const said = ((window as unknown as { said: string[] }).said = []) as string[];
    new MutationObserver(() => {
      if (output.textContent) said.push(output.textContent);
    }).observe(output, { childList: true, subtree: true, characterData: true });
  });
  const requests = await holdRequests(page, /\/assets\/rollout-demo-/);
  await page.setViewportSize({ width: 1280, height: 900 });
  const suggestion = demo.locator("[data-suggestion] button");
  await suggestion.click();
  expect(await demo.getAttribute("data-live")).toBeNull();
  requests.release();
  await expect(demo.getByRole("slider", { name: "First ring" })).toHaveAttribute(
    "aria-valuetext",
    formatFirstRing(inRings.firstRingPercent),
  );
  expect(await sheet!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(result).toContainText(describe({ ...inRings, ...atTheEnd }));
  await expect(result).toHaveAttribute("aria-live", "polite");
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});
