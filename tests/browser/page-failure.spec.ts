import type { Page } from "@playwright/test";
import { expect, hydrated, test, turnTo, visit } from "./fixtures.ts";

const message = "Failed to load component. Please try again.";
const aboutCode = /\/assets\/about-page-.*\.js/;

test.use({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) =>
    use([
      /failed to load/i,
      /Failed to fetch dynamically imported/,
      /ERR_/,
      /status of 404/,
      /React error #422/,
    ]),
});

/**
 * The server after a new deploy: the old code is gone, and pages name another entry. Tells which documents have come
 * since. With `complete`, the next document finds all of its code.
 */
async function deploy(page: Page, { complete = false } = {}) {
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(page.url()));
  await page.route(aboutCode, (route) =>
    complete && documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: "gone" }),
  );
  await page.route("**/about", async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, "/assets/index-newer.js");
    return route.fulfill({ response, body: html });
  });
  return documents;
}

/** After a reload the finished text is there; its code is asked for when the visitor turns to it. */
async function turnToReloaded(page: Page, documents: string[]) {
  await expect.poll(() => documents.length).toBe(1);
  await turnTo(page);
}

const goToAbout = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "About us" }).press("Enter");

test("code that a newer deploy has removed is answered with one reload, then with the message", async ({
  page,
}) => {
  await visit(page, "/");
  const documents = await deploy(page);
  await goToAbout(page);
  await turnToReloaded(page, documents);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(message);
  expect(documents).toHaveLength(1);
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unroute(aboutCode);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("after the reload the page is simply there when the new deploy has it", async ({ page }) => {
  await visit(page, "/");
  const documents = await deploy(page, { complete: true });
  await goToAbout(page);
  await turnToReloaded(page, documents);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("no reload while the same deploy is there", async ({ page }) => {
  await visit(page, "/");
  const documents = await deploy(page);
  await page.unroute("**/about");
  await goToAbout(page);
  await expect(page.getByRole("alert")).toHaveText(message);
  expect(documents).toEqual([]);
});

test("no reload offline", async ({ page, context }) => {
  await visit(page, "/");
  const documents = await deploy(page);
  await context.setOffline(true);
  await page.unroute(aboutCode);
  await goToAbout(page);
  await expect(page.getByRole("alert")).toHaveText(message);
  expect(documents).toEqual([]);
});

test("no reload while a message is being written", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Message Us" }).click();
  await page.getByLabel("Message").fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const documents = await deploy(page);
  await goToAbout(page);
  await expect(page.getByRole("alert")).toHaveText(message);
  expect(documents).toEqual([]);
});

test("a retry that fails again tries with a new document", async ({ page }) => {
  await visit(page, "/");
  const documents = await deploy(page);
  await page.unroute("**/about");
  await goToAbout(page);
  await page.getByRole("button", { name: "Retry" }).click();
  await turnToReloaded(page, documents);
  await expect(page.getByRole("alert")).toHaveText(message);
});
