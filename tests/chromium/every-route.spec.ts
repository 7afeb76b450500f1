import type { Page } from "@playwright/test";
import { documentOf, readText, themeOf } from "../support/built-site.ts";
import { aliasRoutes, canonicalRoutes, distinctRoutes } from "../support/routes.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { clippedText } from "./support/clipped-text.ts";
import { expect, hydrated, test, visit } from "./support/fixtures.ts";
import { textOfHtml } from "./support/text-of-html.ts";
import { setUserStyle, textStyles } from "./support/user-style.ts";

/** Recorded in the page before its first script runs. */
interface PageRecord {
  refused: string[];
  /** The text of the page as the build has written it. */
  built: string;
  /**
   * Returns the text as it is now, without the parts that hydration adds: postmarks, a demonstration that is
   * near, and the measurement of the visit. Between two tests that share a tab the document is blank, so
   * there may be no <main>.
   */
  textNow: () => string;
}

// These tests change nothing, so they share a tab: opening one for each would take as long as the test.
test.use({ reuseContext: true, viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const record: PageRecord = {
      refused: [],
      built: "",
      textNow() {
        const main = document.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
        for (const part of main?.querySelectorAll(
          "svg:has(textPath), [data-demo], [data-live-measurement]",
        ) ?? [])
          part.remove();
        return main?.textContent ?? "";
      },
    };
    addEventListener("DOMContentLoaded", () => {
      record.built = record.textNow();
    });
    Object.assign(window, { record });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      record.refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
});

/** Pages that show other parts in a wide window than in a narrow one: menus, drawings, flip cards. */
const wideRoutes = new Set(["/", "/our-work", "/service-section", "/cloud-services", "/ai-ml-development"]);

async function recordOf(page: Page) {
  return page.evaluate(() => {
    const { record } = window as unknown as { record: PageRecord };
    return { refused: record.refused, built: record.built, now: record.textNow() };
  });
}

for (const route of canonicalRoutes) {
  test(`${route} keeps its text when it hydrates, has no violation of axe, and cuts off no text at 320 px`, async ({
    page,
  }) => {
    const response = await page.goto(route);
    expect(response!.status()).toBe(200);
    await hydrated(page);
    const { refused, built, now } = await recordOf(page);
    expect(refused).toEqual([]);
    expect(now).not.toBe("");
    expect(now).toBe(built);
    await expect(page.getByRole("banner")).toHaveAttribute("data-theme", themeOf(documentOf(route))!);
    const [, title] = /<title>([^<]*)<\/title>/.exec(readText(documentOf(route)))!;
    await expect(page).toHaveTitle(textOfHtml(title!));
    for (const single of ["h1", "title", 'link[rel="canonical"]', 'meta[name="description"]'])
      await expect(page.locator(`:is(head, main) ${single}`)).toHaveCount(1);
    const isFirstOfItsLayout = distinctRoutes.includes(route);
    if (isFirstOfItsLayout) expect(await axeViolations(page)).toEqual([]);
    for (const [name, style] of isFirstOfItsLayout ? textStyles : [textStyles[0]]) {
      await setUserStyle(page, style);
      expect(await clippedText(page), name).toEqual([]);
    }
    if (!wideRoutes.has(route)) return;
    await setUserStyle(page, "");
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("aliases of a page keep their text when they hydrate", async ({ page }) => {
  for (const route of aliasRoutes) {
    await visit(page, route);
    const { built, now } = await recordOf(page);
    expect(now, route).toBe(built);
  }
});
