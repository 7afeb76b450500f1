import type { Page } from "@playwright/test";
import { expect, openInSameDocument, test, visit } from "./support/fixtures.ts";
import { untilIdle } from "./support/next-frames.ts";

// A stamp grows when the code of its page has been fetched ahead.
test.use({ viewport: { width: 1280, height: 800 }, savesData: false, reducedMotion: "no-preference" });

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

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until a transition is over, after which nothing keeps its name. */
const transitionOver = (page: Page) => expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);

test("a pressed stamp grows into the hero of its service, and shrinks again on the way back", async ({
  page,
}) => {
  /** Shows the ten stamps, and fetches the code of a stamp's page as soon as that is on the screen. */
  async function showStamps(service: string) {
    await openInSameDocument(page, "/service-section");
    await transitionOver(page);
    await stampLink(page, service).scrollIntoViewIfNeeded();
    const path = await stampLink(page, service).getAttribute("href");
    await page.waitForFunction(
      (start) =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.includes(start) && name.endsWith(".js")),
      `/assets${path}-`,
    );
    await untilIdle(page);
    await recordTransitions(page);
  }
  await visit(page, "/about");

  await test.step("it grows, and a link leads elsewhere at once", async () => {
    await showStamps("UI/UX Design");
    await stampLink(page, "UI/UX Design").click();
    await expect(page).toHaveURL("/ui-design");
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect
      .poll(async () => (await transitions(page))[0])
      .toEqual(
        expect.arrayContaining(["::view-transition-group(stamp)", "::view-transition-group(drawing)"]),
      );
    // Of the new page only the drawing is animated, so that the rest takes input from the beginning.
    const ofNewPage = (await transitions(page))[0]!.filter((part) =>
      part.startsWith("::view-transition-new"),
    );
    expect(new Set(ofNewPage)).toEqual(new Set(["::view-transition-new(drawing)"]));

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
    await expect(page).toHaveURL("/service-section");
    await expect(heading(page)).toBeFocused();
    expect(await transitions(page)).toHaveLength(1);
  });

  await test.step("Back lets the hero shrink to its stamp, with the page where it was", async () => {
    await showStamps("Data Science");
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(300);
    await stampLink(page, "Data Science").press("Enter");
    await expect(page).toHaveURL("/data-science");
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/service-section");
    await expect(heading(page)).toHaveText("Our Professional Services");
    expect(await page.evaluate(() => scrollY)).toBe(left);
    await expect.poll(async () => (await transitions(page))[1]).toContain("::view-transition-new(drawing)");
    await transitionOver(page);
  });

  await test.step("a second navigation in the midst of a transition leads to its own page", async () => {
    await openInSameDocument(page, "/about");
    await showStamps("Cloud Services");
    await stampLink(page, "Cloud Services").click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL("/career");
    await expect(heading(page)).toBeFocused();

    // Both presses come before the browser has begun the first transition.
    await showStamps("Web Development");
    await stampLink(page, "Web Development").focus();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("article a")!.click();
      document.querySelector<HTMLElement>('footer a[href="/career"]')!.click();
    });
    // Only then has the first transition had its turn.
    await transitionOver(page);
    await expect(page).toHaveURL("/career");
    await expect(heading(page)).toBeFocused();
  });

  await test.step("with reduced motion a stamp leads to its page at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await showStamps("UI/UX Design");
    await stampLink(page, "UI/UX Design").click();
    await expect(page).toHaveURL("/ui-design");
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/service-section");
    expect(await transitions(page)).toEqual([]);
  });
});
