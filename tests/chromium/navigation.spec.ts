import type { Page } from "@playwright/test";
import { readText } from "../support/built-site.ts";
import { posts } from "../support/routes.ts";
import {
  expect,
  footerLink,
  holdRequests,
  hydrated,
  openInSameDocument,
  plainPage,
  scrolledTo,
  test,
  visit,
} from "./support/fixtures.ts";
import { nextFrames } from "./support/next-frames.ts";

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });

/** Scrolls at once, and waits until the entry of the history has recorded it. */
async function scrollAndRest(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.waitForFunction((y) => history.state?.scrollY === y, top);
}

test("Back and Forward return to where each page was, and a new visit begins at the top", async ({
  page,
}) => {
  await visit(page, plainPage);
  const link = footerLink(page, "Career");
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await scrolledTo(page).toBe(0);
  await scrollAndRest(page, 700);

  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await scrolledTo(page).toBe(left);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL("/career");
  await scrolledTo(page).toBe(700);

  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await link.press("Enter");
  await expect(page).toHaveURL("/career");
  await scrolledTo(page).toBe(0);

  await test.step("a link to the page on screen scrolls to the top and adds no history entry", async () => {
    const entries = await page.evaluate(() => history.length);
    await scrollAndRest(page, 1200);
    await link.click();
    await scrolledTo(page).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step("Back returns to where a page was after the document has been loaded again", async () => {
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(plainPage);
    await scrolledTo(page).toBe(left);
    // Two entries at once, from another document.
    await page.goForward();
    await page.goto("/404");
    // Later, because the answer of evaluate() would be lost with the document.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await expect(page).toHaveURL(plainPage);
    await scrolledTo(page).toBe(left);
  });

  await test.step("Back finds a page that was left while it scrolled, and does not mistake for its place where the page on screen scrolls meanwhile", async () => {
    await hydrated(page);
    await page.evaluate(() => {
      scrollTo({ top: 600, behavior: "instant" });
      document.querySelector<HTMLElement>('footer a[href="/career"]')!.click();
    });
    await expect(page).toHaveURL("/career");
    await page.reload();
    await hydrated(page);
    const code = await holdRequests(page, /\/assets\/privacy-page-/);
    await page.clock.install();
    await page.goBack();
    await expect.poll(() => code.held).toBe(1);
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await nextFrames(page);
    // Past the moment at which a scroll has ended.
    await page.clock.runFor(1000);
    code.release();
    await scrolledTo(page).toBe(600);
  });

  await test.step("a page whose code comes late does not replace the one that was pressed after it", async () => {
    await openInSameDocument(page, "/about");
    const code = await holdRequests(page, /\/assets\/accessibility-page-/);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate((to) => {
      for (const address of ["/accessibility", to])
        document.querySelector<HTMLElement>(`footer a[href="${address}"]`)!.click();
    }, plainPage);
    await expect(page).toHaveURL(plainPage);
    await expect.poll(() => code.held).toBe(1);
    const arrived = page.waitForResponse(/accessibility-page-/);
    code.release();
    await (await arrived).finished();
    await nextFrames(page);
    await expect(page).toHaveURL(plainPage);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});

test("an address that is spelled otherwise leads to its page, and so does the second address of a post", async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  for (const [written, address] of [
    ["//About.html", "/about"],
    ["/expertise//java?from=mail#main", "/expertise/java?from=mail#main"],
    ...posts.slice(0, 1).map((id) => [`/blog-detail/${id}`, `/blog-detail/${id}`]),
  ] as const) {
    // Without the origin, the two slashes would begin the name of a host.
    await page.goto(baseURL + written);
    await page.waitForURL(address);
    await hydrated(page);
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test("an address with a fragment shows that part of the page, and one with a malformed fragment its top", async ({
  page,
}) => {
  const id = [...readText("our-work.html").matchAll(/<article [^>]*\bid="([^"]+)"/g)].at(-1)![1]!;
  await visit(page, `/our-work#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await visit(page, "/career#%");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
