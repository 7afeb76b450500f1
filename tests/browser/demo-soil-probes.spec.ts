import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("the radio link of an hour can be mended by a press in the drawing or by keyboard", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/our-work");
  await expect(result).toContainText("Unknown");
  const drawing = demo.locator("svg").first();
  const { width, height } = (await drawing.boundingBox())!;
  await drawing.click({ position: { x: (7.5 / 8) * width, y: height / 3 } });
  await expect(demo.getByLabel("05:00")).not.toBeChecked();
  await expect(result).toContainText("Lost");
  await demo.getByLabel("03:00").press("Space");
  await expect(result).toContainText("Delivered");
});
