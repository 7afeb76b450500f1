import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { nextFrames } from "./next-frames.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is now, its frames included, or in one part of it. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await layOut(page);
  // Without the legacy mode a second tab opens for every run; the frames of this site are of its own origin.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const results = await (part ? axe.include(part) : axe).withTags(tags).analyze();
  const ran = [...results.passes, ...results.incomplete, ...results.violations].map(({ id }) => id);
  // Off by default, and on by its tag alone.
  expect(ran).toContain("target-size");
  expect(ran).toContain("color-contrast");
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Has all sections laid out: of one that is not, for it is far from the screen, axe would measure old places. */
async function layOut(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main > *, footer { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await nextFrames(page);
}
