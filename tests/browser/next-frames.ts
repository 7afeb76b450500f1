import type { Page } from "@playwright/test";

/** Until the page has taken notice of what just happened, scrolling too, and has painted what follows from it. */
export async function nextFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** At once, and noticed: two jumps in one frame would be one movement. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await nextFrames(page);
}

/** Waits for the fonts: they come after the first paint, and move the text. */
export async function fontsLoaded(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await nextFrames(page);
}
