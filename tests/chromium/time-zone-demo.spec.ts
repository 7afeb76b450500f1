import type { Page } from "@playwright/test";
import { dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

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

for (const width of [390, 1280]) {
  test(`at ${width} px the drawn clock can be turned by its knob, and the slider has the same time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo, result } = await openDemo(page, "/");
    const clock = await clockOf(page);
    // The knob moves from nine o'clock over twelve to three, which is six hours later.
    await page.mouse.move(clock.x - clock.radius, clock.y);
    await page.mouse.down();
    for (const angle of [-60, -30, 0, 30, 60, 90]) {
      const { x, y } = onRim(clock, angle);
      await page.mouse.move(x, y);
    }
    await page.mouse.up();
    await expect(demo.getByRole("slider")).toHaveAttribute("aria-valuetext", "15:00");
    await expect(result).toContainText("20:30");
  });
}

test("the clock, the place and the agreed time zone can be set by keyboard", async ({ page }) => {
  const { demo, result, suggestion } = await openDemo(page, "/");
  const slider = demo.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "09:15");
  await expect(result).toContainText("14:45");
  await demo.getByRole("combobox").selectOption("America/New_York");
  await expect(result).toContainText("04:15");
  await suggestion.press("Enter");
  await expect(result.locator("b")).toHaveAttribute("data-good");
  await expect(result).toContainText("14:15");
});

test("the letters of the drawing have at least 11 px in the narrowest windows of both layouts", async ({
  page,
}) => {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const { demo } = await openDemo(page, "/");
    const smallest = await demo.locator("svg text").evaluateAll((texts) =>
      Math.min(
        ...texts.map((text) => {
          const { a, b } = (text as SVGTextElement).getScreenCTM()!;
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        }),
      ),
    );
    expect(smallest).toBeGreaterThanOrEqual(11);
  }
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the knob turns the clock in every direction, and a drag on the face scrolls the page", async ({
    page,
  }) => {
    const { demo } = await openDemo(page, "/");
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
  });
});
