import { test, type Locator, type Page } from "@playwright/test";
import * as fc from "fast-check";
import { documents, readText } from "../../support/built-site.ts";
import { expectWithin } from "../../support/byte-budgets.ts";
import { compressedSize } from "../../support/compress.ts";
import { axeViolations } from "./axe-violations.ts";
import { expect, visit } from "./fixtures.ts";
import { translate } from "./translate.ts";

/** The demonstrations in the built documents, with their routes. */
const builtDemos = documents.flatMap((file) =>
  Array.from(readText(file).matchAll(/data-demo="([^"]+)"/g), ([, name]) => ({
    name: name!,
    route: `/${file.replace(/(?:index)?\.html$/, "")}`,
  })),
);

/**
 * Opens a demonstration's page on a phone, scrolls to it and waits until it runs; `start` may make it run
 * before. Its code must keep to its budget, and the drawing to its height.
 */
export async function openDemo(page: Page, name: string, start?: () => Promise<void>) {
  const { route } = builtDemos.find((one) => one.name === name)!;
  // The window is so low that the demonstration is not near enough to be loaded.
  await page.setViewportSize({ width: 390, height: 120 });
  await visit(page, route);
  const demo = page.locator(`[data-demo="${name}"]`);
  await expect(demo).not.toHaveAttribute("data-live");
  const picture = demo.locator("img");
  const hasPicture = (await picture.count()) > 0;
  const before = (await (hasPicture ? picture : demo).boundingBox())!.height;
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) bodies.set(response.url(), response.body());
  });
  if (start) {
    await start();
    await expect(demo).toHaveAttribute("data-live");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await scrollToDemo(demo);
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
  return partsOf(demo);
}

const partsOf = (demo: Locator) => ({
  demo,
  result: demo.getByRole("status"),
  /** The button that does what the demonstration suggests next. */
  suggestion: demo.locator("[data-suggestion] button"),
});

/** Scrolls to a demonstration and waits until it runs. */
export async function scrollToDemo(demo: Locator, options: { timeout?: number } = {}) {
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute("data-live", /.*/, options);
}

/** Expects of an opened demonstration, in whatever state it is, that it works by keyboard and in translation. */
export const expectDemoWorks = (demo: Locator) =>
  test.step("it works by keyboard and in translation", async () => {
    const { result, suggestion } = partsOf(demo);
    const page = demo.page();
    await page.setViewportSize({ width: 390, height: 844 });
    const isAtEnd = async () => (await suggestion.textContent()) === "Start again";
    await translate(page);
    // Each suggestion changes the result, until there is none.
    for (let left = 8; left > 0 && !(await isAtEnd()); left -= 1) {
      const said = await sentenceIn(result);
      await suggestion.press("Enter");
      // It is empty while something plays.
      await expect.poll(async () => ["", said].includes(await sentenceIn(result))).toBe(false);
    }
    await expect(suggestion).toHaveText("Start again");
    await expect(result.locator("[data-good]")).toHaveCount(1);
    await suggestion.press("Enter");
    await expect(suggestion).not.toHaveText("Start again");

    const height = await demo.evaluate((element: HTMLElement) => element.offsetHeight);
    for (const [turn, key] of keys.entries()) {
      const { name, isAction } = await useControl(demo, turn, key);
      const after = await demo.evaluate(stateAfterUse, isAction);
      expect(after, `after ${name}`).toEqual({ hasChanged: true, height, hasFocus: true });
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(page, "[data-demo]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

/** Returns the text of a result without its verdict. */
const sentenceIn = (result: Locator) =>
  result.evaluate((output) => output.textContent!.replace(output.querySelector("b")?.textContent ?? "", ""));

/** More than any demonstration has controls. The same in every run, so that a failure can be repeated. */
const keys = fc.sample(fc.constantFrom("Home", "End", "PageUp", "ArrowDown"), { seed: 1, numRuns: 30 });

/** Uses a control, except the button that opens the card. A range or a select gets another value. */
async function useControl(demo: Locator, turn: number, key: string) {
  const { isFirst, isLast, ...used } = await demo.evaluate(focusControl, turn);
  const { keyboard } = demo.page();
  if (used.type === "text") await keyboard.insertText(`${turn}`);
  else if (used.type !== "range" && used.type !== "select-one") await keyboard.press("Space");
  else await keyboard.press(isFirst ? "End" : isLast ? "Home" : key);
  return used;
}

/** Runs in the page. Playwright's own methods would wait before each step, which takes twice as long. */
function focusControl(demo: Element, turn: number) {
  const controls = Array.from(
    demo.querySelectorAll<HTMLElement>(
      ":is(button:not([aria-haspopup]), input:not(:checked), select):enabled",
    ),
  ).filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const element = controls[turn % controls.length]!;
  element.focus();
  Object.assign(window, { contentsBefore: demo.innerHTML });
  const { ariaLabel, labels, textContent, type, value, min, max } = element as HTMLInputElement;
  const { selectedIndex, options } = element as HTMLSelectElement;
  return {
    name: ariaLabel ?? labels?.[0]?.textContent ?? textContent,
    type,
    isAction: element.matches("button:not([aria-pressed])"),
    isFirst: options ? selectedIndex === 0 : value === (min || "0"),
    isLast: options ? selectedIndex === options.length - 1 : value === max,
  };
}

/**
 * Runs in the page. Waits up to ten seconds until the use of a control has changed the demonstration. An action
 * may have nothing to do, as when a form without errors is sent again.
 */
async function stateAfterUse(demo: HTMLElement, isAction: boolean) {
  const { contentsBefore } = window as unknown as { contentsBefore: string };
  const hasChanged = () => isAction || demo.innerHTML !== contentsBefore;
  const giveUp = performance.now() + 10_000;
  while (!hasChanged() && performance.now() < giveUp) await new Promise(requestAnimationFrame);
  return {
    hasChanged: hasChanged(),
    height: demo.offsetHeight,
    hasFocus: demo.contains(document.activeElement),
  };
}
