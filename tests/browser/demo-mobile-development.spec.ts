import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("/mobile-development: what both sides changed waits for a decision, and nothing else does", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/mobile-development");
  const signal = demo.getByRole("checkbox", { name: "The phone has a signal" });
  await signal.focus();
  await page.keyboard.press("Space");
  const decision = demo.getByRole("group", { name: /Guard rail was changed on both sides/ });
  await expect(decision).toBeVisible();
  await expect(demo.getByLabel("Oil level, office")).toHaveValue("fine");

  const keep = decision.getByRole("button", { name: "The phone" });
  await keep.focus();
  await page.keyboard.press("Enter");
  await expect(decision).toHaveCount(0);
  for (const side of ["phone", "office"]) {
    await expect(demo.getByLabel(`Guard rail, ${side}`)).toHaveValue("fault");
  }
  await expect(result).toContainText("show the same");

  await signal.uncheck();
  await demo.getByLabel("Oil level, phone").selectOption("fault");
  await expect(demo.getByLabel("Oil level, office")).toHaveValue("fine");
  await signal.check();
  await expect(demo.getByLabel("Oil level, office")).toHaveValue("fault");
});
