import type { Locator } from "@playwright/test";
import { binCount, initialState, outcomeAt } from "../../src/demos/threshold/threshold-model.ts";
import {
  describe,
  formatScore,
  formatShortHours,
  priceLabels,
} from "../../src/demos/threshold/threshold-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

const lineOf = (demo: Locator) => demo.getByRole("slider", { name: "Alarm at a score of" });

/** Returns the middle of an element, in CSS pixels of the window, once the page has stopped scrolling. */
async function middleOf(element: Locator) {
  await element.click({ trial: true, force: true });
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, width };
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("the line follows a finger on its plate and the mouse over the machines; a finger there scrolls the page; the price of a mistake changes its sum", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "threshold");
  const line = lineOf(demo);

  await test.step("a finger", async () => {
    const { x, y, width } = await middleOf(line);
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    const steps = Array.from({ length: 10 }, (_, step) => step);

    const plate = { x: x + width * 0.8 * (initialState.threshold / binCount - 0.5), y };
    await dragByFinger(page, [plate, ...steps.map((step) => ({ x: plate.x - step * 10, y }))]);
    await expect.poll(() => line.inputValue().then(Number)).toBeLessThan(initialState.threshold);
    const moved = await line.inputValue();
    expect(await top()).toBe(before);

    const machines = { x, y: y + 60 };
    await dragByFinger(page, [machines, ...steps.map((step) => ({ x, y: machines.y - step * 12 }))]);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(line).toHaveValue(moved);
  });

  await test.step("the mouse", async () => {
    const { x, y, width } = await middleOf(line);
    const machines = { x, y: y + 60 };
    await drag(page, machines, { ...machines, x: x - width });
    await expect(line).toHaveAttribute("aria-valuetext", formatScore(0));
    await expect(result).toContainText(describe({ ...initialState, threshold: 0 }));
    await drag(page, machines, machines);
    await expect(line).toHaveAttribute("aria-valuetext", formatScore(binCount / 2));
  });

  await test.step("the price of a mistake", async () => {
    const { missed } = outcomeAt(Number(await line.inputValue()));
    const sumAt = (miss: number) => demo.getByText(formatShortHours(missed * miss), { exact: true });
    await expect(sumAt(initialState.miss)).toBeVisible();
    await demo.getByRole("slider", { name: priceLabels.miss }).press("ArrowRight");
    await expect(sumAt(initialState.miss + 1)).toBeVisible();
  });
  await expectDemoWorks(demo);
});
