import type { Page } from "@playwright/test";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

/** Returns the middle and the radius of the clock's face, in CSS pixels of the window. */
async function clockOf(page: Page) {
  const clock = page.locator('[data-demo] g[cursor="grab"]');
  // Waits until the page has stopped scrolling and the drawing stays in its place.
  await clock.click({ trial: true });
  const { x, y, width } = (await clock.locator("circle").first().boundingBox())!;
  return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
}

/** Returns the point of the rim at an angle in degrees, clockwise from 12. */
function onRim({ x, y, radius }: Awaited<ReturnType<typeof clockOf>>, angle: number) {
  const turned = (angle * Math.PI) / 180;
  return { x: x + Math.sin(turned) * radius, y: y - Math.cos(turned) * radius };
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("the knob turns the clock in every direction, and a drag on the face scrolls the page", async ({
  page,
}) => {
  const { demo } = await openDemo(page, "time-zone");
  const clock = await clockOf(page);
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  const slider = demo.getByRole("slider");

  const overTheTop = [-75, -45, -15, 15, 45, 75, 90].map((angle) => onRim(clock, angle));
  await dragByFinger(page, [onRim(clock, -90), ...overTheTop]);
  await expect(slider).toHaveAttribute("aria-valuetext", "15:00");
  expect(await top()).toBe(before);

  const upwards = Array.from({ length: 10 }, (_, step) => ({ x: clock.x - 8, y: clock.y - step * 12 }));
  await dragByFinger(page, [{ x: clock.x - 8, y: clock.y + 16 }, ...upwards]);
  await expect.poll(top).toBeGreaterThan(before + 40);
  await expect(slider).toHaveAttribute("aria-valuetext", "15:00");
  await expectDemoWorks(demo);
});
