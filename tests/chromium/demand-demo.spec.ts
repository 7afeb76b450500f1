import type { Locator } from "@playwright/test";
import { drag, dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

/** Returns the middle of the handle, in CSS pixels of the window. The slider covers it. */
async function handleOf(demo: Locator) {
  // Waits until the page has stopped scrolling and the drawing stays in its place.
  await demo.locator('g[cursor="ns-resize"]').click({ trial: true });
  const { x, y, width, height } = (await demo.getByRole("slider").boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test("a straight line costs less in its best place, one along the forecast still less, and goods that spoil move it", async ({
  page,
}) => {
  const { demo, result, suggestion } = await openDemo(page, "/data-science");
  const line = demo.getByRole("slider", { name: "Order line" });
  await expect(line).toHaveAttribute("aria-valuetext", /400/);
  await expect(result).toContainText(/\$8,444 lost.*367.*276/is);
  for (const said of [/\$3,932 lost/i, /\$5,976 saved.*\$2,468/is, /\$7,056 saved.*\$1,388/is]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(said);
  }
  await expect(line).toHaveAttribute("aria-valuetext", /30 above/);
  await demo.getByRole("radio", { name: "They spoil" }).check();
  await suggestion.press("Enter");
  await expect(line).toHaveAttribute("aria-valuetext", "the forecast itself");
  await expect(result).toContainText("$3,452");

  await line.press("Home");
  await expect(line).toHaveAttribute("aria-valuetext", /60 below/);
  await expect(result).toContainText(/dearer/i);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the line can be dragged by its handle or from anywhere in the chart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo, result } = await openDemo(page, "/data-science");
    const line = demo.getByRole("slider");
    const handle = await handleOf(demo);
    await drag(page, handle, { x: handle.x, y: handle.y - 200 });
    await expect(line).toHaveValue("520");
    await expect(result).toContainText("$5,396");

    await page.mouse.click(handle.x + 200, handle.y);
    await expect(line).toHaveValue("400");

    // Between two steps the line follows the pointer, and so do its value and result on the nearest step.
    const drawnHandle = demo.locator('g[cursor="ns-resize"] > g').last().locator("rect").first();
    const lineY = async () => {
      const box = (await drawnHandle.boundingBox())!;
      return box.y + box.height / 2;
    };
    const { y } = await handleOf(demo);
    await expect.poll(lineY).toBeCloseTo(y, 0);
    await page.mouse.move(handle.x, y);
    await page.mouse.down();
    await page.mouse.move(handle.x, y - 1);
    expect(await lineY()).toBeCloseTo(y - 1, 0);
    await expect(line).toHaveValue("400");
    await page.mouse.up();
    await expect.poll(lineY).toBeCloseTo(y, 0);
  });
}

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a finger drags the line by its handle, and scrolls the page from elsewhere in the chart", async ({
    page,
  }) => {
    const { demo } = await openDemo(page, "/data-science");
    const handle = await handleOf(demo);
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    const dragUpwards = (x: number) => {
      const way = Array.from({ length: 10 }, (_, step) => ({ x, y: handle.y - step * 10 }));
      return dragByFinger(page, [{ x, y: handle.y }, ...way]);
    };
    await dragUpwards(handle.x);
    await expect(demo.getByRole("slider")).toHaveValue("520");
    expect(await top()).toBe(before);

    await dragUpwards(handle.x + 200);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(demo.getByRole("slider")).toHaveValue("520");
  });
});
