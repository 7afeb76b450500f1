import type { Page } from "@playwright/test";

/** Waits for three frames, in which the page notices an event such as scrolling and paints the result. */
export async function nextFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Scrolls at once and waits until the page has noticed; two jumps in one frame would count as one. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await nextFrames(page);
}

/**
 * Waits until the browser is idle; by then what waits for an idle moment has begun. A machine under load may
 * never be.
 */
export async function untilIdle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

/** Waits for the fonts, which arrive after the first paint and move the text. */
export async function fontsLoaded(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await nextFrames(page);
}
