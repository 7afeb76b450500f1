import { test, type Locator } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expect } from "./fixtures.ts";
import { draftMessage, type Demo } from "./open-demo.ts";
import { translate } from "./translate.ts";

/**
 * Expects of an opened demonstration, in whatever state it is, that it works by keyboard and in translation,
 * and adds its result to an enquiry.
 */
export const expectDemoWorks = ({ demo, result, suggestion }: Demo) =>
  test.step("it works by keyboard and in translation, and adds its result to an enquiry", async () => {
    const page = demo.page();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    const isAtEnd = async () => (await suggestion.textContent()) === "Start again";
    /** Follows the suggestions, each of which changes the result, until there is none. */
    const followToEnd = async () => {
      for (let left = 8; left > 0 && !(await isAtEnd()); left -= 1) {
        const said = await sentenceIn(result);
        await suggestion.press("Enter");
        await expect.poll(() => sentenceIn(result)).not.toBe(said);
      }
      await expect(suggestion).toHaveText("Start again");
      await expect(result.locator("[data-good]")).toHaveCount(1);
    };
    await translate(page);
    await followToEnd();
    await suggestion.press("Enter");
    await expect(suggestion).not.toHaveText("Start again");
    await followToEnd();

    const heights = new Set<number>();
    await useControls(demo, async () => {
      heights.add(await demo.evaluate((element: HTMLElement) => element.offsetHeight));
    });
    expect(heights.size).toBe(1);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(page, "[data-demo]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await demo.getByRole("button", { name: "Send this with your message" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(draftMessage);
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(/.{40,}/);
  });

/** Returns the text of a result without its verdict. */
const sentenceIn = (result: Locator) =>
  result.evaluate((output) => output.textContent!.replace(output.querySelector("b")?.textContent ?? "", ""));

/**
 * Uses every control: moves sliders to their end, and presses checkboxes and buttons, except the one that
 * opens the card.
 */
async function useControls(demo: Locator, afterEach: () => Promise<void>) {
  for (const slider of await demo.getByRole("slider").all()) {
    await slider.press("End");
    await afterEach();
  }
  for (const check of await demo.getByRole("checkbox").all()) {
    if (await check.isEnabled()) await check.click();
    await afterEach();
  }
  for (const button of await demo.getByRole("button").all()) {
    // A press can remove other buttons.
    if ((await button.count()) === 0) continue;
    const opensCard = (await button.getAttribute("aria-haspopup")) === "dialog";
    // By keyboard, because where a shape can be dragged the drawing takes the presses.
    if (!opensCard && (await button.isVisible()) && (await button.isEnabled())) await button.press("Enter");
    await afterEach();
  }
}
