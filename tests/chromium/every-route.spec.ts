import type { Page } from "@playwright/test";
import { documentOf, readText } from "../support/built-site.ts";
import { layouts } from "../support/routes.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { clippedText } from "./support/clipped-text.ts";
import { expect, openInSameDocument, test, visit } from "./support/fixtures.ts";
import { textOfHtml } from "./support/text-of-html.ts";
import { setUserStyle, textStyles } from "./support/user-style.ts";

test.use({ viewport: { width: 320, height: 568 } });

/** Expects a page that was opened in the same document to have the heading and the title of its own. */
async function expectHeadingAndTitle(page: Page, route: string) {
  const document = readText(documentOf(route));
  const textIn = (tag: string) =>
    textOfHtml(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "s").exec(document)![1]!);
  await expect(page.locator("main h1"), route).toHaveText(textIn("h1"));
  await expect(page, route).toHaveTitle(textIn("title"));
}

async function expectNothingClipped(page: Page, route: string, [name, style]: (typeof textStyles)[number]) {
  await setUserStyle(page, style);
  expect(await clippedText(page), `${route} ${name}`).toEqual([]);
}

/** Expects the document of a page to name every script that the page has run, so that none is found late. */
async function expectScriptsNamed(page: Page, route: string) {
  const named = await page.locator("script[data-scripts]").getAttribute("data-scripts");
  const run = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < performance.getEntriesByName("hydrated")[0]!.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(".js")),
  );
  expect(run.length, route).toBeGreaterThan(3);
  expect(
    run.filter((file) => !named!.split(" ").includes(file)),
    route,
  ).toEqual([]);
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

/** Expects of a page that has been visited what pages of one layout share. */
async function expectAccessiblePage(page: Page, route: string) {
  for (const style of textStyles) await expectNothingClipped(page, route, style);
  await setUserStyle(page, "");
  expect(await smallControls(page), route).toEqual([]);
  expect(await axeViolations(page), route).toEqual([]);
  if (!wideRoutes.has(route)) return;
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await axeViolations(page), `${route} at 1280 px`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
}

/** Pages that show more in a wide window than in a narrow one: menus, drawings, flip cards. */
const wideRoutes = new Set(["/", "/our-work", "/ai-ml-development"]);

function longestWordIn(route: string): number {
  const [main] = /<main\b.*<\/main>/s.exec(readText(documentOf(route)))!;
  const words = textOfHtml(main).split(/\s+/);
  return Math.max(...words.map((word) => word.length));
}

/** Of pages that differ only in their content, those with the longest word, which is the first to be cut off. */
const withLongestWords = (routes: string[]) =>
  routes.toSorted((a, b) => longestWordIn(b) - longestWordIn(a)).slice(0, 1);

// Four tests keep both workers busy.
for (const part of [0, 1, 2, 3])
  test(`a page of each layout hydrates, cuts off no text at 320 px and has no violation of axe: part ${part + 1} of 4`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const { route, others } of layouts.filter((_, index) => index % 4 === part)) {
      await visit(page, route);
      await expectScriptsNamed(page, route);
      await expectAccessiblePage(page, route);
      for (const other of withLongestWords(others)) {
        await openInSameDocument(page, other);
        await expectHeadingAndTitle(page, other);
        await expectNothingClipped(page, other, textStyles[0]);
      }
    }
  });
