import type { Page } from "@playwright/test";
import { documentOf, readText, themeOf } from "../support/built-site.ts";
import { distinctRoutes, everyRoute } from "../support/routes.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { clippedText } from "./support/clipped-text.ts";
import { expect, hydrated, test } from "./support/fixtures.ts";
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

/** Returns the controls that hold text smaller than 16 px, into which Safari on iOS zooms. */
const smallControls = (page: Page) =>
  page
    .locator("select, textarea, input:not([type=radio], [type=checkbox], [type=range])")
    .evaluateAll((controls) =>
      controls
        .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
        .map((control) => control.outerHTML.slice(0, 80)),
    );

/** Visits a page at 320 px, and expects what holds for every page. */
async function expectWholePage(page: Page, route: string) {
  const response = await page.goto(route, { waitUntil: "commit" });
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
  expect(await clippedText(page), `${route} ${textStyles[0][0]}`).toEqual([]);
}

/** Expects of a page that has been visited what pages of one kind share. */
async function expectAccessiblePage(page: Page, route: string) {
  await setUserStyle(page, textStyles[1][1]);
  expect(await clippedText(page), `${route} ${textStyles[1][0]}`).toEqual([]);
  await setUserStyle(page, "");
  expect(await smallControls(page), route).toEqual([]);
  expect(await axeViolations(page), route).toEqual([]);
  if (!wideRoutes.has(route)) return;
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await axeViolations(page), `${route} at 1280 px`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
}

const distinct = new Set(distinctRoutes);

/** The second addresses of posts lead to the same documents, so that one of them is enough. */
const [alias, ...otherAliases] = everyRoute.filter((route) => route.startsWith("/blog-detail/"));
const visited = everyRoute.filter((route) => !otherAliases.includes(route));

/** Pages that show other parts in a wide window than in a narrow one: menus, drawings, flip cards. */
const wideRoutes = new Set(["/", "/our-work", "/service-section", "/cloud-services", "/ai-ml-development"]);

// Four tests keep both workers busy.
for (const part of [0, 1, 2, 3])
  test(`every page keeps its text, title and theme when it hydrates, cuts off no text at 320 px, and has no violation of axe: part ${part + 1} of 4`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    expect(alias).toBeDefined();
    await recordPages(page);
    for (const route of visited.filter((_, index) => index % 4 === part)) {
      await expectWholePage(page, route);
      if (distinct.has(route)) await expectAccessiblePage(page, route);
    }
  });
