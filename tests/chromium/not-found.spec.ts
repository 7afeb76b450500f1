import { axeViolations } from "./support/axe-violations.ts";
import { expect, hydrated, test } from "./support/fixtures.ts";

test.use({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });

test('an unknown address is answered with status 404 and the page "Page not found", without a violation of axe', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  for (const wrong of ["/nope", "/blog-detail/no-such-post"]) {
    const response = await page.goto(wrong);
    expect(response!.status(), wrong).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" }), wrong).toBeVisible();
    await expect(page.getByRole("main"), wrong).toContainText(wrong);
    await expect(page.locator('meta[name="robots"]'), wrong).toHaveAttribute("content", "noindex");
  }
  expect(await axeViolations(page)).toEqual([]);
});
