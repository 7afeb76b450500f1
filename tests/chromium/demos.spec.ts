import type { Locator } from "@playwright/test";
import { demos } from "../../src/demos/demos.ts";
import { atTheEnd, initialState } from "../../src/demos/rollout/rollout-model.ts";
import { describe, formatFirstRing, suggest } from "../../src/demos/rollout/rollout-text.ts";
import { documents, readText } from "../support/built-site.ts";
import { expectWithin } from "../support/byte-budgets.ts";
import { compressedSize } from "../support/compress.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { expect, holdRequests, test, visit } from "./support/fixtures.ts";
import { scrollToDemo } from "./support/open-demo.ts";
import { translate } from "./support/translate.ts";

/** The demonstrations in the built documents, with their routes. */
const built = documents.flatMap((file) =>
  Array.from(readText(file).matchAll(/data-demo="([^"]+)"/g), ([, name]) => ({
    name,
    route: `/${file.replace(/(?:index)?\.html$/, "")}`,
  })),
);

test("every demonstration is on a page", () => {
  expect(new Set(built.map(({ name }) => name))).toEqual(new Set(Object.keys(demos)));
});

/** Returns the text of a result without its verdict. */
const sentenceIn = (result: Locator) =>
  result.evaluate((output) => output.textContent!.replace(output.querySelector("b")?.textContent ?? "", ""));

const sendOf = (demo: Locator) => demo.getByRole("button", { name: "Send this with your message" });

for (const { route } of built)
  test(`${route}: the demonstration works by keyboard and in translation, and adds its result to an enquiry`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const bodies = new Map<string, Promise<Buffer>>();
    await page.addInitScript(() =>
      sessionStorage.setItem("enquiry-draft", JSON.stringify({ message: "Good morning." })),
    );
    // The window is so low that the demonstration is not near enough to be loaded.
    await page.setViewportSize({ width: 390, height: 120 });
    await visit(page, route);
    const demo = page.locator("[data-demo]");
    await expect(demo).not.toHaveAttribute("data-live");
    const picture = demo.locator("img");
    const hasPicture = (await picture.count()) > 0;
    const before = (await (hasPicture ? picture : demo).boundingBox())!.height;
    page.on("response", (response) => {
      if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) bodies.set(response.url(), response.body());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollToDemo(page);
    const drawings = await (hasPicture ? demo.locator("svg") : demo).all();
    const boxes = await Promise.all(drawings.map((drawing) => drawing.boundingBox()));
    expect(boxes.reduce((sum, box) => sum + box!.height, 0)).toBeCloseTo(before, 0);
    const sizes = (await Promise.all(bodies.values())).map(compressedSize);
    expect(sizes.length).toBeGreaterThan(0);
    expectWithin(
      "demo",
      route,
      sizes.reduce((sum, bytes) => sum + bytes),
    );

    const suggestion = demo.locator("[data-suggestion] button");
    const result = demo.getByRole("status");
    await translate(page);
    for (let left = 8; left > 0 && (await suggestion.textContent()) !== "Start again"; left -= 1) {
      const said = await sentenceIn(result);
      await suggestion.press("Enter");
      await expect.poll(() => sentenceIn(result)).not.toBe(said);
    }
    await expect(suggestion).toHaveText("Start again");
    await expect(result.locator("[data-good]")).toHaveCount(1);

    const heights = new Set<number>();
    await useControls(demo, async () => {
      heights.add(await demo.evaluate((element: HTMLElement) => element.offsetHeight));
    });
    expect(heights.size).toBe(1);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(page, "[data-demo]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await sendOf(demo).click();
    await expect(page.getByLabel("Message")).toHaveValue("Good morning.");
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(/.{40,}/);
  });

/**
 * Uses every control: moves sliders to their end, and presses checkboxes and buttons, except the one that
 * opens the card.
 */
async function useControls(demo: Locator, afterEach: () => Promise<void> = async () => {}) {
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

/** The rollout after its first suggestion, which plays it. */
const inRings = { ...initialState, ...suggest(initialState)!.changes };

test("a prerendered demonstration keeps its elements, and a press that comes before its code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 120 });
  await visit(page, "/iot-development");
  const demo = page.locator("[data-demo]");
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
  await expect(suggestion).toHaveText(suggest(inRings)!.label);
  await expect(demo.getByRole("slider", { name: "First ring" })).toHaveAttribute(
    "aria-valuetext",
    formatFirstRing(inRings.firstRingPercent),
  );
  expect(await sheet!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(result).toContainText(describe({ ...inRings, ...atTheEnd }));
  await expect(result).toHaveAttribute("aria-live", "polite");
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});
