import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("the threshold can be dragged or set by keyboard, and the result counts missed failures and false alarms", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/ai-ml-development");
  const alarm = demo.getByRole("slider", { name: "Alarm at a score of" });
  await expect(alarm).toHaveAttribute("aria-valuetext", "0.65");
  await expect(result).toContainText(/Postage due.*26\smissed/s);
  const drawing = (await demo.locator("svg").first().boundingBox())!;
  const [middle, y] = [drawing.x + drawing.width / 2, drawing.y + drawing.height / 2];
  await drag(page, { x: drawing.x + drawing.width * 0.65, y }, { x: middle, y });
  await expect(alarm).toHaveAttribute("aria-valuetext", "0.50");

  await alarm.press("Home");
  await expect(result).toContainText(/0\smissed failures and 420\sfalse/);
});

test("what a mistake costs can be dragged on its slider or set by keyboard", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/ai-ml-development");
  const miss = demo.getByRole("slider", { name: "A missed failure costs" });
  await expect(miss).toHaveAttribute("aria-valuetext", /^12\shours$/);
  const { x, y, width, height } = (await miss.boundingBox())!;
  await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: x + 2 * width, y: y + height / 2 });
  await expect.poll(async () => Number(await miss.inputValue())).toBeGreaterThan(20);
  await miss.press("Home");
  await expect(result).toContainText(/cost 58\shours/);
  await demo.getByRole("slider", { name: "A false alarm costs" }).press("End");
  await expect(result).toContainText(/cost 218\shours/);
});

test("on a phone, every slider is over its handle", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { demo } = await openDemo(page, "/ai-ml-development");
  for (const [name, text] of [
    ["Alarm at a score of", "0.65"],
    ["A missed failure costs", "12 h each"],
    ["A false alarm costs", "2 h each"],
  ] as const) {
    const slider = demo.getByRole("slider", { name });
    await expect(slider).toHaveCount(1);
    const [outer, inner] = await Promise.all([
      slider.boundingBox(),
      demo.locator("svg text").filter({ hasText: text }).last().boundingBox(),
    ]);
    expect(outer!.x).toBeLessThan(inner!.x);
    expect(outer!.x + outer!.width).toBeGreaterThan(inner!.x + inner!.width);
  }
});

test("on a phone, the line does not cut through the question", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { demo } = await openDemo(page, "/ai-ml-development");
  const question = demo.locator("svg").first().getByText("Which machines do you check?");
  // Where the line cuts through words, they are drawn twice, once for each ground.
  await expect(question).toHaveCount(1);
  const { y, height } = (await question.boundingBox())!;
  const ground = (await demo.locator('svg g[cursor="ew-resize"] > rect').first().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(ground.y);
});
