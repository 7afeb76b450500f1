import { openInSameDocument, scrolledTo, visit } from "../chromium/support/fixtures.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ reducedMotion: "no-preference" });

test("Back and Forward work within a post, and a link in its text opens its page", async ({ page }) => {
  await visit(page, "/blog/newer-post");
  const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await contents.first().focus();
  const begin = await page.evaluate(() => scrollY);
  await contents.first().press("Enter");
  await scrolledTo(page).toBeGreaterThan(begin);
  const first = await page.evaluate(() => scrollY);
  await page.waitForFunction((y) => history.state?.scrollY === y, first);
  await contents.last().press("Enter");
  await scrolledTo(page).toBeGreaterThan(first);

  await page.goBack();
  await scrolledTo(page).toBe(first);
  await expect(contents.last()).toBeFocused();
  await page.goBack();
  await scrolledTo(page).toBe(begin);
  await page.goForward();
  await scrolledTo(page).toBe(first);

  await test.step("Back finds a page that was left for one of its parts while it scrolled", async () => {
    const left = 100;
    await contents.last().evaluate((link: HTMLAnchorElement, top) => {
      scrollTo({ top, behavior: "instant" });
      link.click();
    }, left);
    await scrolledTo(page).toBeGreaterThan(left);
    await page.goBack();
    await scrolledTo(page).toBe(left);
  });

  await test.step("a link in the text of a post opens its page without a new document, and with a modifier key is the browser's", async () => {
    await openInSameDocument(page, "/blog/older-post");
    const link = page.locator('main p a[href^="/"]:not([aria-current])').first();
    const address = (await link.getAttribute("href"))!;
    const document = await page.evaluateHandle(() => globalThis.document);

    const followed = await link.evaluate((element) =>
      ["ctrlKey", "metaKey", "shiftKey", "altKey"].filter((key) => {
        let isFollowed = false;
        const afterApplication = (event: Event) => {
          isFollowed = event.defaultPrevented;
          event.preventDefault();
        };
        addEventListener("click", afterApplication, { once: true });
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
        return isFollowed;
      }),
    );
    expect(followed).toEqual([]);

    await link.click();
    await expect(page).toHaveURL(address);
    expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  });
});
