import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support/fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Counts the transitions of the document, and records which parts of each were animated. */
async function recordTransitions(page: Page) {
  await page.evaluate(() => {
    const recorded: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const parts: string[] = [];
      recorded.push(parts);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations())
            parts.push((effect as KeyframeEffect).pseudoElement ?? "an element");
        },
        () => parts.push("skipped"),
      );
      return transition;
    };
    Object.assign(window, { recorded });
  });
}

function transitions(page: Page): Promise<string[][]> {
  return page.evaluate(() => (window as unknown as { recorded: string[][] }).recorded);
}

const stampLink = (page: Page, name: string) =>
  page.getByRole("main").getByRole("article").filter({ hasText: name }).getByRole("link");

/** Shows the ten stamps, and fetches the code of a stamp's page as soon as that is on the screen. */
async function visitStamps(page: Page, name: string) {
  await visit(page, "/service-section");
  await stampLink(page, name).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await recordTransitions(page);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a pressed stamp grows into the hero of its service, and shrinks again on the way back", async ({
  page,
}) => {
  await visitStamps(page, "UI/UX Design");
  await stampLink(page, "UI/UX Design").click();
  await expect(page).toHaveURL("/ui-design");
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(async () => (await transitions(page))[0])
    .toContain("::view-transition-group(growing-stamp)");
  // Of the rest, only the picture of the old page takes part. The new page takes input from the beginning.
  expect((await transitions(page))[0]).toContain("::view-transition-old(covered-page)");
  expect((await transitions(page))[0]).not.toContain("::view-transition-new(covered-page)");
  expect((await transitions(page))[0]).not.toContain("::view-transition-group(root)");

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL("/service-section");
  await expect(heading(page)).toBeFocused();
  await expect
    .poll(async () => (await transitions(page))[1])
    .toContain("::view-transition-group(shrinking-stamp)");

  // When it is over, nothing keeps its name.
  await expect.poll(() => page.locator('[style*="view-transition-name"]').count()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/ui-design");
  await expect(heading(page)).not.toHaveText("Our Professional Services");
});

test("Back lets the hero shrink to its stamp, with the page where it was", async ({ page }) => {
  await visitStamps(page, "Data Science");
  await stampLink(page, "Data Science").scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await stampLink(page, "Data Science").press("Enter");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/service-section");
  await expect(heading(page)).toHaveText("Our Professional Services");
  expect(await page.evaluate(() => scrollY)).toBe(left);
  await expect
    .poll(async () => (await transitions(page))[1])
    .toContain("::view-transition-new(shrinking-stamp)");
  await expect.poll(() => page.locator('[style*="view-transition-name"]').count()).toBe(0);
});

test("a second navigation in the midst of a transition leads to its own page", async ({ page }) => {
  await visitStamps(page, "Cloud Services");
  await stampLink(page, "Cloud Services").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect(heading(page)).toBeFocused();

  // Both presses come before the browser has begun the first transition.
  await visitStamps(page, "Web Development");
  await stampLink(page, "Web Development").focus();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("article a")!.click();
    document.querySelector<HTMLElement>('footer a[href="/career"]')!.click();
  });
  await expect(page).toHaveURL("/career");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

test("with reduced motion a stamp leads to its page at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitStamps(page, "UI/UX Design");
  await stampLink(page, "UI/UX Design").click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/service-section");
  expect(await transitions(page)).toEqual([]);
});
