import type { Page } from "@playwright/test";
import { documentOf, readText } from "../support/built-site.ts";
import { layouts } from "../support/routes.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { clippedText } from "./support/clipped-text.ts";
import { expect, openInSameDocument, test, visit } from "./support/fixtures.ts";
import { textOfHtml } from "./support/text-of-html.ts";
import { setUserStyle, textStyles } from "./support/user-style.ts";

test.use({ viewport: { width: 320, height: 568 } });

/** Runs in a page. Returns the heading and the tags in the head of a document, or of the page itself. */
function headingAndHead(html: string) {
  const { head, body } = html ? new DOMParser().parseFromString(html, "text/html") : document;
  return {
    heading: body.querySelector("main h1")!.textContent,
    head: Array.from(
      head.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]"),
      ({ outerHTML }) => outerHTML,
    ).toSorted(),
  };
}

/** Expects a page that was opened in the same document to have the heading and the head of its own. */
async function expectHeadingAndHead(page: Page, route: string) {
  // The site's policy forbids to parse HTML on its pages.
  const blank = await page.context().newPage();
  const own = await blank.evaluate(headingAndHead, readText(documentOf(route)));
  await blank.close();
  expect(await page.evaluate(headingAndHead, ""), route).toEqual(own);
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
  await page.setViewportSize({ width: 1280, height: 900 });
  if (wideRoutes.has(route)) expect(await axeViolations(page), `${route} at 1280 px`).toEqual([]);
  await expectNothingClipped(page, route, textStyles[0]);
  await setUserStyle(page, "");
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

for (const { route, others } of layouts)
  test(`${route} runs the scripts that its document names, cuts off no text at 320 px and has no violation of axe`, async ({
    page,
  }) => {
    await visit(page, route);
    await expectScriptsNamed(page, route);
    await expectAccessiblePage(page, route);
    for (const other of withLongestWords(others)) {
      await openInSameDocument(page, other);
      await expectHeadingAndHead(page, other);
      await expectNothingClipped(page, other, textStyles[0]);
    }
  });
