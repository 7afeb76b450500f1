import { expect, test, type Locator, type Page } from "@playwright/test";

export interface Place {
  x: number;
  y: number;
}

/** Returns the middle of an element in CSS pixels of the window. */
export async function middleOf(element: Locator): Promise<Place> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Scrolls an element to the middle of the window, and returns its own. */
export async function scrollToMiddleOf(element: Locator): Promise<Place> {
  await element.evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
  return middleOf(element);
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

interface FingerOnDrawing {
  /** The way of a finger that begins on what can be dragged. */
  way: [Place, ...Place[]];
  /** A place of the drawing that leaves a finger to the page. */
  elsewhere: Place;
  /** Reads what the drag changes. */
  value: () => Promise<string | null>;
}

/** Expects that a finger drags a part of a drawing without scrolling the page, and scrolls it from elsewhere. */
export const expectFingerDragsOrScrolls = (page: Page, { way, elsewhere, value }: FingerOnDrawing) =>
  test.step("a finger drags, and does not scroll the page; elsewhere it only scrolls the page", async () => {
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    const untouched = await value();
    await dragByFinger(page, way);
    await expect.poll(value).not.toBe(untouched);
    const dragged = await value();
    expect(await top()).toBe(before);
    const upwards = Array.from({ length: 10 }, (_, step) => ({ x: elsewhere.x, y: elsewhere.y - step * 12 }));
    // The page scrolls on after the finger has left it.
    const scrollEnds = page.evaluate(
      () => new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
    );
    await dragByFinger(page, [elsewhere, ...upwards]);
    await scrollEnds;
    expect(await top()).toBeGreaterThan(before + 40);
    expect(await value()).toBe(dragged);
  });
