import type { Page } from "@playwright/test";
import { documentOf, readText, themeOf } from "../support/built-site.ts";
import { distinctRoutes, everyRoute } from "../support/routes.ts";
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
   * near, and the measurement of the visit.
   */
  textNow: () => string;
}

test.use({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });

async function recordPages(page: Page) {
  await page.addInitScript(() => {
    const record: PageRecord = {
      refused: [],
      built: "",
      textNow() {
        // The map, a frame of the page, has none.
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
}

test("every page keeps its text, title and theme when it hydrates, and cuts off no text at 320 px", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await recordPages(page);
  for (const route of everyRoute) {
    const response = await page.goto(route);
    expect(response!.status(), route).toBe(200);
    await hydrated(page);
    const { refused, built, now } = await page.evaluate(() => {
      const { record } = window as unknown as { record: PageRecord };
      return { refused: record.refused, built: record.built, now: record.textNow() };
    });
    expect(refused, route).toEqual([]);
    expect(now, route).not.toBe("");
    expect(now, route).toBe(built);
    expect(await page.locator("header[data-theme]").getAttribute("data-theme"), route).toBe(
      themeOf(documentOf(route)),
    );
    const [, title] = /<title>([^<]*)<\/title>/.exec(readText(documentOf(route)))!;
    expect(await page.title(), route).toBe(textOfHtml(title!));
    await setUserStyle(page, textStyles[0][1]);
    expect(await clippedText(page), route).toEqual([]);
  }
});

test("no kind of page cuts off text with wide spacing at 320 px, or has a violation of axe in a narrow or a wide window", async ({
  page,
}) => {
  test.setTimeout(600_000);
  for (const route of distinctRoutes) {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, route);
    expect(await axeViolations(page), route).toEqual([]);
    await setUserStyle(page, textStyles[1][1]);
    expect(await clippedText(page), route).toEqual([]);
    if (!wideRoutes.has(route)) continue;
    await setUserStyle(page, "");
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeViolations(page), `${route} at 1280 px`).toEqual([]);
  }
});

/** Pages that show other parts in a wide window than in a narrow one: menus, drawings, flip cards. */
const wideRoutes = new Set(["/", "/our-work", "/service-section", "/cloud-services", "/ai-ml-development"]);
