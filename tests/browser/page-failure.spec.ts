import type { Page } from "@playwright/test";
import { expect, hydrated, test, visit } from "./fixtures.ts";

const message = "Failed to load component. Please try again.";
const aboutCode = /\/assets\/about-page-.*\.js/;

test.use({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) =>
    use([/failed to load/i, /Failed to fetch dynamically imported/, /ERR_/, /status of 404/]),
});

/** The server after a new deploy: the old code of /about is gone. Tells which documents have come since. */
async function deploy(page: Page, { newEntry = true } = {}) {
  await page.route(aboutCode, (route) => route.fulfill({ status: 404, body: "gone" }));
  await visit(page, "/");
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(page.url()));
  if (newEntry) {
    await page.route("**/about", async (route) => {
      // The document that the visitor gets next finds all of its code.
      if (route.request().isNavigationRequest()) {
        await page.unroute(aboutCode);
        return route.continue();
      }
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(
        /\/assets\/index-[\w-]+\.js/g,
        "/assets/index-newer.js",
      );
      return route.fulfill({ response, body: html });
    });
  }
  return documents;
}

const goToAbout = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "About us" }).press("Enter");

test("code that a newer deploy has removed is answered with one reload, and the page is there", async ({
  page,
}) => {
  const documents = await deploy(page);
  await goToAbout(page);
  await expect.poll(() => documents).toHaveLength(1);
  await hydrated(page);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(documents).toHaveLength(1);
});

test("without a newer deploy the message shows, in red and centred, and the rest of the page stays", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (entry) => logged.push(entry.text()));
  const documents = await deploy(page, { newEntry: false });
  await goToAbout(page);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(message);
  await expect(alert).toHaveCSS("color", "rgb(179, 20, 42)");
  const box = (await alert.boundingBox())!;
  const main = (await page.getByRole("main").boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - (main.x + main.width / 2))).toBeLessThan(2);
  expect(logged.some((text) => text.includes("The page /about failed to load"))).toBe(true);
  await expect(page).toHaveTitle(/About Us/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(documents).toEqual([]);
});

test("Retry shows the page once its code can be had", async ({ page }) => {
  await deploy(page, { newEntry: false });
  await goToAbout(page);
  await expect(page.getByRole("alert")).toHaveText(message);
  await page.unroute(aboutCode);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a Retry that fails asks for a new document, whose text stands even without its code", async ({
  page,
}) => {
  const documents = await deploy(page, { newEntry: false });
  await goToAbout(page);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => documents.length).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("another page can be chosen after a failure, and comes with a head of its own", async ({ page }) => {
  await deploy(page, { newEntry: false });
  await goToAbout(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Career/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("no reload offline", async ({ page, context }) => {
  const documents = await deploy(page);
  await context.setOffline(true);
  await goToAbout(page);
  await expect(page.getByRole("alert")).toHaveText(message);
  expect(documents).toEqual([]);
});

test("no reload while a message is being written", async ({ page }) => {
  const documents = await deploy(page);
  await page.getByRole("button", { name: "Message Us" }).click();
  await page.getByLabel("Message").fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[data-phase]")).toHaveCount(0);
  await goToAbout(page);
  await expect(page.getByRole("alert")).toHaveText(message);
  expect(documents).toEqual([]);
});
