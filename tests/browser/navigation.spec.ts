import type { Page } from "@playwright/test";
import { expect, holdRequests, test, visit, visitShell } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("a new path starts at the top, with its title, and the focus on its heading", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Career/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("choosing the page already shown scrolls to the top and adds nothing to the history", async ({
  page,
}) => {
  await visit(page, "/career");
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a trailing slash is the same page, under its one address", async ({ page }) => {
  await visit(page, "/about/");
  await expect(page).toHaveURL("/about");
  await expect(page.locator('header [aria-current="page"]')).toHaveText("About Us");
});

test("the skip link moves the focus to the content", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("a fragment of another page shows that place and not the top", async ({ page }) => {
  await visit(page, "/our-work");
  const id = await page.locator("article[id]").last().getAttribute("id");
  await visit(page, `/our-work#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test("a press on a button before the script has come is answered once it is here", async ({ page }) => {
  const requests = await holdRequests(page, /\/assets\/index-.*\.js/);
  await page.goto("/");
  await page.getByRole("button", { name: "Message Us" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  requests.release();
  await expect(page.getByRole("dialog", { name: "Write to us" })).toBeVisible();
});

const homeCode = /\/assets\/home-page-.*\.js/;

/** The requests for the home page's own code, as they come. */
function homeRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (homeCode.test(request.url())) requests.push(request.url());
  });
  return requests;
}

for (const [act, turn] of [
  ["points at it", (page: Page) => page.mouse.move(640, 500)],
  ["scrolls", (page: Page) => page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }))],
  ["presses a key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`a page's own code is fetched when the visitor ${act}, and not before`, async ({ page }) => {
    const requests = homeRequests(page);
    await visitShell(page, "/");
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    await turn(page);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "page");
    expect(requests).toHaveLength(1);
  });
}

test("a link followed from the bar before that never fetches the first page's code", async ({ page }) => {
  const requests = homeRequests(page);
  await visitShell(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.mouse.move(640, 500);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
  expect(requests).toEqual([]);
});

test("a press on a button in the page before the page's code has come is answered once it is here", async ({
  page,
}) => {
  const requests = await holdRequests(page, homeCode);
  await visitShell(page, "/");
  await page.getByRole("main").getByRole("button", { name: "Message Us" }).click();
  await expect.poll(() => requests.held).toBe(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  requests.release();
  await expect(page.getByRole("dialog", { name: "Write to us" })).toBeVisible();
});

test("a link in the page leads on before the page's code has come", async ({ page }) => {
  const requests = await holdRequests(page, homeCode);
  await visitShell(page, "/");
  const link = page.getByRole("main").locator('a[href="/cloud-services"]').first();
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(page.url()));
  await link.click();
  await expect(page).toHaveURL("/cloud-services");
  // As any link without script.
  await expect.poll(() => documents).toHaveLength(1);
  expect(requests.held).toBe(1);
  requests.release();
});

test('"Loading..." stands where the page will be while its code is on the way', async ({ page }) => {
  const requests = await holdRequests(page, /\/assets\/about-page-.*\.js/);
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  requests.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("a page that cannot be loaded says so in red, in the log, and can be tried again", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(
    /ERR_FAILED|Failed to load resource/,
    /failed to load/,
    /Failed to fetch dynamically imported/,
  );
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await visit(page, "/");
  await page.route(/\/assets\/about-page-.*\.js/, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Failed to load component. Please try again.");
  await expect(alert).toHaveCSS("color", "rgb(179, 20, 42)");
  const box = (await alert.boundingBox())!;
  const main = (await page.getByRole("main").boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - (main.x + main.width / 2))).toBeLessThan(2);
  expect(logged.some((text) => text.includes("The page /about failed to load"))).toBe(true);
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unroute(/\/assets\/about-page-.*\.js/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

for (const { reducedMotion, fades } of [
  { reducedMotion: "no-preference", fades: 1 },
  { reducedMotion: "reduce", fades: 0 },
] as const) {
  test(`the old page ${fades ? "fades" : "does not fade"} into the new one with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset["fades"] = "1";
        return start(update);
      };
    });
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL("/career");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("html[data-fades]")).toHaveCount(fades);
  });
}
