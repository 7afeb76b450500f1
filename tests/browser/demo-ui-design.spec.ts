import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("/ui-design: mending the faults by keyboard brings the form down to what the mended one takes", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/ui-design");
  const press = demo.getByRole("slider", { name: "Press" });
  await press.focus();
  await press.press("End");
  await expect(press).toHaveAttribute("aria-valuetext", "28 of 28");
  await expect(result).toContainText("Message sent");
  for (const box of await demo.getByRole("checkbox").all()) {
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await expect(press).toHaveAttribute("aria-valuetext", "12 of 12");
  await press.press("Home");
  await expect(result).not.toContainText("screen reader");
});
