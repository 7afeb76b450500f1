import type { Locator, Page } from "@playwright/test";
import { expectWithin } from "../../support/byte-budgets.ts";
import { compressedSize } from "../../support/compress.ts";
import { expect, visit } from "./fixtures.ts";

export interface Demo {
  demo: Locator;
  result: Locator;
  /** The button that does what the demonstration suggests next. */
  suggestion: Locator;
}

/** What a visitor has written before the demonstration adds its result. */
export const draftMessage = "Good morning.";

/**
 * Opens a page on a phone, scrolls to its demonstration and waits until it runs; `start` may make it run
 * before. Its code must keep to its budget, and the drawing to its height.
 */
export async function openDemo(page: Page, route: string, start?: () => Promise<void>): Promise<Demo> {
  await page.addInitScript(
    (message) => sessionStorage.setItem("enquiry-draft", JSON.stringify({ message })),
    draftMessage,
  );
  // The window is so low that the demonstration is not near enough to be loaded.
  await page.setViewportSize({ width: 390, height: 120 });
  await visit(page, route);
  const demo = page.locator("[data-demo]");
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
  return { demo, result: demo.getByRole("status"), suggestion: demo.locator("[data-suggestion] button") };
}

/** Scrolls to the page's demonstration and waits until it runs. */
export async function scrollToDemo(page: Page, options: { timeout?: number } = {}): Promise<Locator> {
  const demo = page.locator("[data-demo]");
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute("data-live", /.*/, options);
  return demo;
}
