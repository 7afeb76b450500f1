import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("/ui-design: with all faults switched off, the form keeps the input, and the visitor can correct and send it by keyboard", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/ui-design");
  await expect(result).toContainText("Return to sender");
  const email = demo.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue("");
  const switches = demo.getByRole("group", { name: "Fix the form" }).getByRole("button");
  await expect(switches).toHaveCount(4);
  for (const fix of await switches.all()) {
    await fix.focus();
    await page.keyboard.press("Space");
    await expect(fix).toHaveAttribute("aria-pressed", "true");
  }
  await expect(email).toHaveValue("visitor.example");
  await expect(email).toHaveAttribute("aria-invalid", "true");

  // When it refuses the input again, the fixed form focuses the field.
  await demo.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(email).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@home");
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await page.keyboard.press("Enter");
  await expect(result).toContainText("Delivered");
});

test("/ui-design: the suggestions lead to a message that is sent", async ({ page }) => {
  const { demo, result, suggestion } = await openDemo(page, "/ui-design");
  await suggestion.press("Enter");
  await expect(demo.getByRole("textbox", { name: "Name" })).toHaveValue("A. Visitor");
  for (let press = 0; press < 4; press += 1) await suggestion.press("Enter");
  await expect(result).toContainText("Delivered");
  await expect(suggestion).toHaveText("Start again");
});
