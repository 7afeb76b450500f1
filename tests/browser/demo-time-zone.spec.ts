import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

/** The middle of the clock's face, and its radius, on screen. */
async function clockOf(page: Page) {
  const { x, y, width } = (await page.locator('[data-demo] g[cursor="grab"] circle').first().boundingBox())!;
  return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
}

for (const width of [390, 1280]) {
  test(`at ${width} px the drawn clock is turned by its knob, and the slider says the same time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo, result } = await openDemo(page, "/");
    const { x, y, radius } = await clockOf(page);
    // From nine o'clock upwards and over twelve to three: six hours later.
    await page.mouse.move(x - radius, y);
    await page.mouse.down();
    for (const angle of [-60, -30, 0, 30, 60, 90]) {
      const turned = (angle * Math.PI) / 180;
      await page.mouse.move(x + Math.sin(turned) * radius, y - Math.cos(turned) * radius);
    }
    await page.mouse.up();
    await expect(demo.getByRole("slider")).toHaveAttribute("aria-valuetext", "15:00");
    await expect(result).toContainText("20:30");
  });
}

test("by keyboard the clock is set, the place changed and the zone agreed", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/");
  const slider = demo.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "09:15");
  await expect(result).toContainText("14:45");
  await demo.getByRole("combobox").selectOption("America/New_York");
  await expect(result).toContainText("04:15");
  await demo.locator("[data-move] button").press("Enter");
  await expect(result.locator("b")).toHaveAttribute("data-good");
  await expect(result).toContainText("14:15");
});

test("the letters of the drawing have 11 px on the narrowest screens of both layouts", async ({ page }) => {
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
