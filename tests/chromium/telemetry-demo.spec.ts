import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("the radio link of an hour can be fixed by a press in the drawing or by keyboard", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/our-work");
  await expect(result).toContainText("Unknown");
  const messages = demo.getByRole("group", { name: "Lost on the way" });
  const messageOf = (hour: string) => messages.getByRole("button", { name: hour, exact: true });
  const { x, y, width, height } = (await demo.locator("svg").first().boundingBox())!;
  await expect(messageOf("05:00")).toHaveAttribute("aria-pressed", "true");
  // The last column of the field, left of the sheet.
  await page.mouse.click(x + 0.7 * width, y + 0.75 * height);
  await expect(messageOf("05:00")).toHaveAttribute("aria-pressed", "false");
  await expect(result).toContainText("Lost");
  await messageOf("03:00").press("Space");
  await expect(messageOf("03:00")).toHaveAttribute("aria-pressed", "false");
  await expect(result).toContainText("Delivered");
});
