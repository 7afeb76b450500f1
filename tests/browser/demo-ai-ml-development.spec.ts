import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("the threshold can be dragged or set by keyboard, and the result counts missed failures and false alarms", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/ai-ml-development");
  const alarm = demo.getByRole("slider", { name: "Alarm from a score of" });
  await expect(alarm).toHaveAttribute("aria-valuetext", "0.65");
  await expect(result).toContainText(/Postage due.*26\smissed/s);
  const drawing = (await demo.locator("svg").first().boundingBox())!;
  const [middle, y] = [drawing.x + drawing.width / 2, drawing.y + drawing.height / 2];
  await page.mouse.move(drawing.x + drawing.width * 0.65, y);
  await page.mouse.down();
  await page.mouse.move(middle, y, { steps: 5 });
  await page.mouse.up();
  await expect(alarm).toHaveAttribute("aria-valuetext", "0.50");

  await alarm.press("Home");
  await expect(result).toContainText(/0\smissed failures and 420\sfalse/);
});
