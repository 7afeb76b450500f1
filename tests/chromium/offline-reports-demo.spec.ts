import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("the inspector can be dragged down to the pump, where two reports are lost", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/mobile-development");
  const scene = demo.locator('svg:has([cursor="grab"])');
  await scene.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = (await scene.boundingBox())!;
  const inspector = (await demo.locator("[data-inspector]").boundingBox())!;
  const start = { x: inspector.x + inspector.width / 2, y: inspector.y + inspector.height / 2 };
  await drag(page, start, { x: x + width * 0.62, y: y + height * 0.9 }, 20);
  await expect(demo.getByRole("slider", { name: "Inspector" })).toHaveAttribute("aria-valuetext", /pump/);
  await expect(demo.getByText("LOST", { exact: true })).toHaveCount(2);
  await expect(result).toContainText("2");
});

test("with the switch of the phone each report arrives once", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/mobile-development");
  const slider = demo.getByRole("slider", { name: "Inspector" });
  await slider.press("End");
  await expect(demo.getByText("TWICE", { exact: true })).toBeVisible();
  await demo.getByRole("button", { name: "Keep reports" }).press("Space");
  await expect(demo.getByText("TWICE", { exact: true })).toBeHidden();
  await expect(demo.getByText("4 of 4")).toBeVisible();
  await expect(result.locator("[data-good]")).toBeVisible();
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a finger takes the inspector along without scrolling, and scrolls the page from the cellar", async ({
    page,
  }) => {
    const { demo } = await openDemo(page, "/mobile-development");
    const slider = demo.getByRole("slider", { name: "Inspector" });
    const inspector = demo.locator("[data-inspector]");
    await inspector.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width, height } = (await inspector.boundingBox())!;
    const start = { x: x + width / 2, y: y + height / 2 };
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    const down = [1, 2, 3, 4].map((step) => ({ x: start.x + 12 * step, y: start.y + 36 * step }));
    await dragByFinger(page, [start, ...down]);
    await expect(slider).toHaveValue("2");
    expect(await top()).toBe(before);

    const inCellar = { x: start.x + 160, y: start.y + 100 };
    const upwards = Array.from({ length: 10 }, (_, step) => ({ x: inCellar.x, y: inCellar.y - 12 * step }));
    await dragByFinger(page, [inCellar, ...upwards]);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(slider).toHaveValue("2");
  });
});
