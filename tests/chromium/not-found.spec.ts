import { expect, test } from "./support/fixtures.ts";

test('an unknown address is answered with status 404 and the page "Page not found"', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  for (const wrong of ["/nope", "/expertise/cobol", "/blog/no-such-post", "/blog-detail/no-such-post"]) {
    const response = await page.goto(wrong);
    expect(response!.status(), wrong).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" }), wrong).toBeVisible();
    await expect(page.getByRole("main"), wrong).toContainText(wrong);
    await expect(page.locator('meta[name="robots"]'), wrong).toHaveAttribute("content", "noindex");
  }
});
