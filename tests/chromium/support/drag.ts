import type { Page } from "@playwright/test";

interface Place {
  x: number;
  y: number;
}

/** Presses the mouse at one place and lets go at another, both in CSS pixels of the window. */
export async function drag(page: Page, from: Place, to: Place, steps = 5) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await page.mouse.up();
}

/**
 * Puts a finger on the first place, moves it over the others and lifts it. Playwright's own touch screen can
 * only tap.
 */
export async function dragByFinger(page: Page, [from, ...way]: [Place, ...Place[]]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (const place of way) await send("touchMove", [place]);
  await send("touchEnd", []);
  await session.detach();
}
