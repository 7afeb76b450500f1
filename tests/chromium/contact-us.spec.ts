import { company } from "../../src/content/company.ts";
import { expect, test, visit } from "./support/fixtures.ts";

test.beforeEach(({ page }) => visit(page, "/contact-us"));

test("the postal address can be copied, and a status beside the button says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: "Copy the address" });
  await copy.click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [company.name, ...company.address].join("\n"),
  );
  await expect(copy.getByRole("status")).toHaveCount(0);
});

test("when the browser refuses to copy the address, the visitor is told to select it", async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "select" })).toBeVisible();
});
