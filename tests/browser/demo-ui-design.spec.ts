import { expect, test, visit } from "./fixtures.ts";

test("/ui-design: mending the faults by keyboard brings the form down to what the mended one takes", async ({
  page,
}) => {
  await visit(page, "/ui-design");
  const demo = page.locator("[data-demo]");
  await demo.scrollIntoViewIfNeeded();
  const press = demo.getByRole("slider", { name: "Press" });
  await press.focus();
  await press.press("End");
  await expect(press).toHaveAttribute("aria-valuetext", "28 of 28");
  const finding = demo.getByRole("status");
  await expect(finding).toContainText("Message sent");
  for (const box of await demo.getByRole("checkbox").all()) {
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await expect(press).toHaveAttribute("aria-valuetext", "12 of 12");
  await press.press("Home");
  await expect(finding).not.toContainText("screen reader");
});
