import type { Route } from "@playwright/test";
import {
  card,
  cardCode,
  cardRemoved,
  expect,
  holdRequests,
  hydrated,
  loadFailure,
  messageUsButton,
  recordDocuments,
  test,
  visit,
} from "./support/fixtures.ts";

const entryCode = /\/assets\/index-.*\.js/;
const homeCode = /\/assets\/home-page-.*\.js/;
const style = /\/assets\/style-.*\.css/;

test.use({
  expectedMessages: async ({}, use) =>
    use([
      /failed to load/i,
      /Failed to fetch dynamically imported/,
      /ERR_/,
      /status of 404/,
      /did not start/,
    ]),
});

const answerNotFound = (route: Route) => route.fulfill({ status: 404, body: "gone" });

test.describe("code that fails to load", () => {
  for (const [name, code] of [
    ["the entry", entryCode],
    ["the page's own code", homeCode],
  ] as const) {
    test(`leaves readable text and buttons that lead to other pages: without ${name}`, async ({ page }) => {
      const gaveUp = page.waitForEvent("console", (entry) => entry.text().includes("did not start"));
      await page.route(code, answerNotFound);
      await page.goto("/");
      await gaveUp;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Career" })).toBeInViewport();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await messageUsButton(page).click();
      // Submitting a form without fields adds a question mark to the address.
      await expect(page).toHaveURL(/\/contact-us\??$/);
    });
  }

  test("opens no new document while the server cannot be reached", async ({ page }) => {
    const documents = recordDocuments(page);
    await page.route(entryCode, (route) => route.abort());
    await page.goto("/");
    await messageUsButton(page).click();
    await expect(page).toHaveURL(/\/contact-us\??$/);
    expect(documents.slice(0, 2)).toEqual(["/", "/contact-us"]);
  });

  test("of the enquiry card is reported, and the next press tries again", async ({ page }) => {
    await page.route(cardCode, (route) => route.abort());
    await visit(page, "/");
    await messageUsButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(loadFailure);
    await page.unroute(cardCode);
    await messageUsButton(page).click();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("a press before hydration", () => {
  test("is repeated once after hydration", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const requests = await holdRequests(page, homeCode);
    await page.goto("/");
    const services = page.getByRole("button", { name: "Our Services" });
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => requests.held).toBeGreaterThan(0);
    requests.release();
    await hydrated(page);
    // A second press would close the dropdown again.
    await expect(services).toHaveAttribute("aria-expanded", "true");
  });

  test("shows that it was heard until it is repeated, and waits for no font", async ({ page }) => {
    const code = await holdRequests(page, homeCode);
    await holdRequests(page, /\.woff2$/);
    await page.goto("/", { waitUntil: "commit" });
    await messageUsButton(page).click();
    await expect(messageUsButton(page)).toHaveAttribute("aria-busy", "true");
    await expect(messageUsButton(page)).toHaveCSS("cursor", "progress");
    code.release();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await expect(page.locator("button[aria-busy]")).toHaveCount(0);
  });

  test("is dropped when the visitor does something else afterwards", async ({ page }) => {
    for (const doSomethingElse of [
      () => page.evaluate(() => scrollBy({ top: 600, behavior: "instant" })),
      () => page.keyboard.press("Escape"),
      () => page.getByRole("heading", { level: 1 }).click(),
    ]) {
      const requests = await holdRequests(page, entryCode);
      await page.goto("/");
      await messageUsButton(page).click();
      await doSomethingElse();
      await expect(page.locator("button[aria-busy]")).toHaveCount(0);
      requests.release();
      await hydrated(page);
      await cardRemoved(page);
      await page.unrouteAll({ behavior: "wait" });
    }
  });

  test("on the menu button waits for the stylesheet", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const requests = await holdRequests(page, style);
    await page.goto("/");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect.poll(() => requests.held).toBe(1);
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    requests.release();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("dialog")).toHaveJSProperty("offsetWidth", 280);
  });
});

test.describe("the application leaves the focus of the first page to the browser", () => {
  for (const route of ["/blog-detail/accessible-enquiry-form", "/career#main"]) {
    test(`on ${route} the first Tab moves to where the browser itself would move`, async ({ page }) => {
      await visit(page, route);
      await page.keyboard.press("Tab");
      // With a fragment, the browser continues from the element with that id.
      if (route.includes("#")) await expect(page.locator("main *:focus").first()).toBeAttached();
      else await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    });
  }
});
