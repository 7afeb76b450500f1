import type { Page } from "@playwright/test";
import { documentOf, documents, readText } from "../support/built-site.ts";
import { expect, holdRequests, hydrated, test, visit } from "./support/fixtures.ts";
import { textOfHtml } from "./support/text-of-html.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Returns the path of a post whose document matches. */
const postWith = (pattern: RegExp) =>
  `/${documents.find((file) => file.startsWith("blog/") && pattern.test(readText(file)))!.replace(".html", "")}`;

/** Scrolls at once, and waits until the entry of the history has recorded it. */
async function scrollAndRest(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.waitForFunction((y) => history.state?.scrollY === y, top);
}

const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => scrollY));

test("Back and Forward return to where each page was, and a new visit begins at the top", async ({
  page,
}) => {
  await visit(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Career" });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await scrolledTo(page).toBe(0);
  await scrollAndRest(page, 700);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await scrolledTo(page).toBe(left);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL("/career");
  await scrolledTo(page).toBe(700);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await link.press("Enter");
  await expect(page).toHaveURL("/career");
  await scrolledTo(page).toBe(0);
});

test("Back returns to where a page was after the document has been loaded again", async ({ page }) => {
  await visit(page, "/");
  await scrollAndRest(page, 900);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).press("Enter");
  await expect(page).toHaveURL("/career");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await scrolledTo(page).toBe(900);
  // Two entries at once, from another document.
  await page.goForward();
  await page.goto("/404");
  // Later, because the answer of evaluate() would be lost with the document.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL("/");
  await scrolledTo(page).toBe(900);
});

test("Back and Forward between fragments of a page return to where it was", async ({ page }) => {
  await visit(page, postWith(/(?:href="#[^"]+".*){6}/s));
  const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await contents.nth(2).press("Enter");
  await scrolledTo(page).toBeGreaterThan(500);
  const third = await page.evaluate(() => scrollY);
  await page.waitForFunction((y) => history.state?.scrollY === y, third);
  await contents.nth(4).press("Enter");
  await scrolledTo(page).toBeGreaterThan(third + 200);

  await page.goBack();
  await scrolledTo(page).toBe(third);
  await expect(contents.nth(4)).toBeFocused();
  await page.goBack();
  await scrolledTo(page).toBe(0);
  await page.goForward();
  await scrolledTo(page).toBe(third);
});

test("Back returns to what was typed into the filter of the services", async ({ page }) => {
  await visit(page, "/services");
  const filter = page.getByRole("search").getByRole("searchbox");
  await filter.fill("app");
  const answers = page.getByRole("main").getByRole("listitem");
  const found = await answers.count();
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await page.goBack();
  await expect(filter).toHaveValue("app");
  await expect(answers).toHaveCount(found);
  await page.reload();
  await hydrated(page);
  await expect(filter).toHaveValue("app");
  await expect(answers).toHaveCount(found);
});

test("a link to the page on screen scrolls to the top and adds no history entry", async ({ page }) => {
  await visit(page, "/career");
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a link in the text of a post opens its page without a new document, and with Control in another tab", async ({
  page,
  context,
}) => {
  const post = postWith(/<p>(?:(?!<\/p>).)*<a [^>]*href="\//s);
  await visit(page, post);
  const link = page.locator('main p a[href^="/"]:not([aria-current])').first();
  const address = (await link.getAttribute("href"))!;
  const document = await page.evaluateHandle(() => globalThis.document);

  const tab = context.waitForEvent("page");
  await link.click({ modifiers: ["Control"] });
  await expect(await tab).toHaveURL(address);
  await expect(page).toHaveURL(post);

  await link.click();
  await expect(page).toHaveURL(address);
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
});

test("an address that is spelled otherwise leads to its page, which hydrates", async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  for (const [written, address] of [
    ["//About.html", "/about"],
    ["/expertise//java?from=mail#main", "/expertise/java?from=mail#main"],
  ] as const) {
    // Without the origin, the two slashes would begin the name of a host.
    await page.goto(baseURL + written);
    await page.waitForURL(address);
    await hydrated(page);
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page).not.toHaveTitle(/not found/);
  }
});

test("an address with a fragment shows that part of the page, and one with a malformed fragment its top", async ({
  page,
}) => {
  await visit(page, "/our-work");
  const id = await page.locator("article[id]").last().getAttribute("id");
  await visit(page, `/our-work#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await visit(page, "/career#%");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test('"Loading..." is shown in place of a page while its code is loading', async ({ page }) => {
  const requests = await holdRequests(page, /\/assets\/service-section-page-.*\.js/);
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  requests.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("the title and the tags in the head belong to the page on screen, also after an unknown address", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  await visit(page, "/nope");
  await page.getByRole("contentinfo").getByRole("link", { name: "Latest News" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog$/);
  await expect(page).not.toHaveTitle(/not found/);

  await page.locator("article a").first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  const { pathname } = new URL(page.url());
  const built = readText(documentOf(pathname));
  await expect(page).toHaveTitle(textOfHtml(/<title>([^<]*)/.exec(built)![1]!));
  for (const name of ["og:url", "og:type", "og:image", "article:published_time"]) {
    const [, content] = new RegExp(`property="${name}" content="([^"]*)"`).exec(built)!;
    const tag = page.locator(`meta[property="${name}"]`);
    await expect(tag).toHaveCount(1);
    await expect(tag, name).toHaveAttribute("content", textOfHtml(content!));
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${pathname}$`));
});
