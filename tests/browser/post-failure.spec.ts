import type { Page, Route } from "@playwright/test";
import { expect, hydrated, test, visit } from "./fixtures.ts";

const message = "Failed to load component. Please try again.";
const post = "/blog/native-or-pwa";
const postCode = `**${post}.js`;

test.use({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) =>
    use([/failed to load/i, /Failed to fetch/, /ERR_/, /status of (?:404|500)/, /did not start/]),
});

/** The ways in which the file of a post cannot be reached. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  "is answered with 500": (route) => route.fulfill({ status: 500, body: "" }),
  "is not answered": (route) => route.abort(),
};

async function pressPost(page: Page) {
  await visit(page, "/blog");
  await page.locator(`main a[href="${post}"]`).first().press("Enter");
}

for (const [name, fault] of Object.entries(faults)) {
  test.describe(`a post whose file ${name}`, () => {
    test("shows the message in its place, and Retry shows it once it can be had", async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (entry) => logged.push(entry.text()));
      const documents: string[] = [];
      await page.route(postCode, fault);
      await pressPost(page);
      page.on("domcontentloaded", () => documents.push(page.url()));
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(page).toHaveURL(post);
      await expect(page).toHaveTitle(/^Blog/);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(logged.some((text) => text.includes(`The page ${post} failed to load`))).toBe(true);
      expect(documents).toEqual([]);

      await page.unroute(postCode);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("can be read where it was opened as a document", async ({ page }) => {
      await page.route(postCode, fault);
      const told = page.waitForEvent("console", (entry) => entry.text().includes("did not start"));
      await page.goto(post);
      await told;
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
}

test("a post that is gone since its link was made is a page that is not found, without a failure", async ({
  page,
}) => {
  await page.route(postCode, (route) => route.fulfill({ status: 404, body: "gone" }));
  await pressPost(page);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page).toHaveURL(post);
  await expect(page.getByRole("main")).toContainText(post);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a page of the list that cannot be reached shows the message, and another page can be chosen", async ({
  page,
}) => {
  await page.route("**/blog.js", (route) => route.fulfill({ status: 500, body: "" }));
  await visit(page, post);
  await page.getByRole("contentinfo").getByRole("link", { name: "Latest News" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText(message);
  await page.getByRole("link", { name: "Home page", exact: true }).click();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
