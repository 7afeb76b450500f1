import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("/mobile-development: only a check that both sides have changed waits for a decision", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/mobile-development");
  const signal = demo.getByRole("button", { name: "The phone has a signal" });
  const check = (side: string, name: RegExp) =>
    demo.getByRole("group", { name: side }).getByRole("button", { name });
  await expect(result).toContainText("Held");
  await signal.focus();
  await page.keyboard.press("Space");
  await expect(signal).toHaveAttribute("aria-pressed", "true");
  await expect(check("Office", /^Oil level: fine/)).toBeVisible();
  await expect(result).toContainText("Sign here");

  // A press on the mark that shall be kept resolves the conflict.
  await check("Phone", /^Guard rail: fault, keep this/).press("Enter");
  for (const side of ["Phone", "Office"]) await expect(check(side, /^Guard rail: fault/)).toBeVisible();
  await expect(result).toContainText("Delivered");

  await signal.press("Enter");
  await check("Phone", /^Oil level/).press("Enter");
  await expect(check("Phone", /^Oil level: fault/)).toBeVisible();
  await expect(check("Office", /^Oil level: fine/)).toBeVisible();
  await signal.press("Enter");
  await expect(check("Office", /^Oil level: fault/)).toBeVisible();
});
