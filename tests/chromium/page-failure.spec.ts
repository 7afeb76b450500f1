import type { Page } from "@playwright/test";
import { cardRemoved, expect, loadFailure, recordDocuments, test, visit } from "./support/fixtures.ts";

const serviceSection = "/service-section";
const serviceSectionCode = /\/assets\/service-section-page-.*\.js/;

test.use({
  expectedMessages: async ({}, use) =>
    use([/failed to load/i, /Failed to fetch/, /ERR_/, /status of (?:404|500)/, /did not start/]),
});

/** Follows a link by keyboard, because hovering it would preload the code. */
const followLink = (page: Page, path: string) =>
  page.locator(`:is(main, footer) a[href="${path}"]`).first().press("Enter");

/**
 * Uses up the one new document that this tab may open for a build, by letting the code of another page fail.
 */
async function useUpNewDocument(page: Page) {
  await page.route(/\/assets\/privacy-page-.*\.js/, (route) => route.abort());
  await visit(page, "/");
  const documents = recordDocuments(page);
  await followLink(page, "/privacy");
  await expect.poll(() => documents).toEqual(["/privacy"]);
}

test("a page whose code fails is opened once as a new document", async ({ page }) => {
  await page.route(serviceSectionCode, (route) => route.abort());
  await visit(page, "/");
  const documents = recordDocuments(page);
  const gaveUp = page.waitForEvent("console", (entry) => entry.text().includes("did not start"));
  await followLink(page, serviceSection);
  await gaveUp;
  // The document's text can be read without code, and the page is not opened again.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(documents).toEqual([serviceSection]);
});

test("a page whose code fails after the one new document says so in its place, and can be tried again", async ({
  page,
}) => {
  await useUpNewDocument(page);
  await page.route(serviceSectionCode, (route) => route.fulfill({ status: 500, body: "" }));
  await visit(page, "/");
  const logged: string[] = [];
  page.on("console", (entry) => logged.push(entry.text()));
  const documents = recordDocuments(page);
  await followLink(page, serviceSection);

  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(loadFailure);
  const [red, green, blue] = await alert.evaluate((element) =>
    getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!));
  const box = (await alert.boundingBox())!;
  const main = (await page.getByRole("main").boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - (main.x + main.width / 2))).toBeLessThan(2);
  expect(logged.some((text) => text.includes(`The page ${serviceSection} failed to load`))).toBe(true);
  await expect(page).toHaveURL(serviceSection);
  await expect(page).toHaveTitle(/^Our Professional Services/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unroute(serviceSectionCode);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("a page whose code fails offline is not opened as a new document", async ({ page, context }) => {
  await visit(page, "/");
  const documents = recordDocuments(page);
  await context.setOffline(true);
  await followLink(page, serviceSection);
  await expect(page.getByRole("alert")).toHaveText(loadFailure);
  expect(documents).toEqual([]);
  await context.setOffline(false);
  // The page may also come by itself once the network is back.
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("a page whose code fails is not opened as a new document while an enquiry is being written", async ({
  page,
}) => {
  await page.route(serviceSectionCode, (route) => route.abort());
  await visit(page, "/");
  const documents = recordDocuments(page);
  await page.getByRole("button", { name: "Message Us" }).click();
  await page.getByLabel("Message").fill("Half a thought");
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  await followLink(page, serviceSection);
  await expect(page.getByRole("alert")).toHaveText(loadFailure);
  expect(documents).toEqual([]);
});

test("a demonstration whose code fails keeps the drawing of the document, says so, and can be tried again", async ({
  page,
}) => {
  const code = /\/assets\/release-demo-.*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: "gone" }));
  await visit(page, "/web-development");
  const documents = recordDocuments(page);
  const demonstration = page.locator("[data-demo]");
  await demonstration.scrollIntoViewIfNeeded();
  await expect(demonstration.getByRole("alert")).toHaveText(loadFailure);
  await expect(demonstration.getByRole("status")).toBeVisible();
  await page.unroute(code);
  await demonstration.getByRole("button", { name: "Retry" }).click();
  await expect(demonstration).toHaveAttribute("data-live");
  expect(documents).toEqual([]);
});

/**
 * Follows a link to /service-section and holds its code back until `fail` is called; then every request for
 * it gets 404.
 */
async function followLinkAndHoldCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(serviceSectionCode, async (route) => {
    await promise;
    await route.fulfill({ status: 404, body: "gone" });
  });
  await visit(page, "/");
  await followLink(page, serviceSection);
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  return { fail: resolve };
}

test("a page whose code fails after the visitor has gone to another page changes nothing", async ({
  page,
}) => {
  const { fail } = await followLinkAndHoldCode(page);
  const documents = recordDocuments(page);
  await followLink(page, "/career");
  await expect(page).toHaveTitle(/^Career/);
  let answers = 0;
  page.on("response", (response) => (answers += Number(serviceSectionCode.test(response.url()))));
  fail();
  await expect.poll(() => answers).toBe(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveTitle(/^Career/);
  expect(documents).toEqual([]);
});

test('the address of a post that does not exist shows "Page not found", not a failure', async ({ page }) => {
  await page.route(/\/blog\/no-such-post$/, (route) => route.continue());
  await visit(page, "/blog");
  await page.evaluate(() => {
    history.pushState(null, "", "/blog/no-such-post");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("/blog/no-such-post");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
