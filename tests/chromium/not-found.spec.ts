import { notFound } from "../../src/content/pages/not-found.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { expect, footerLink, hydrated, test } from "./support/fixtures.ts";

test.use({ viewport: { width: 320, height: 568 } });

test("an unknown address is answered with status 404 and the page that says so, and links lead on from there", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  const robots = page.locator('meta[name="robots"]');
  const expectNotFound = async (path: string) => {
    await expect(page.getByRole("heading", { level: 1, name: notFound.heading }), path).toBeVisible();
    await expect(page.getByRole("main"), path).toContainText(path);
    await expect(robots, path).toHaveAttribute("content", "noindex");
  };

  for (const wrong of ["/nope", "/blog-detail/no-such-post"]) {
    const response = await page.goto(wrong);
    expect(response!.status(), wrong).toBe(404);
    await hydrated(page);
    await expectNotFound(wrong);
  }
  expect(await axeViolations(page)).toEqual([]);

  await footerLink(page, "Latest News").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(robots).toHaveCount(0);

  await test.step("a post that does not exist is not found within the document either", async () => {
    await page.evaluate(() => {
      history.pushState(null, "", "/blog/no-such-post");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expectNotFound("/blog/no-such-post");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
