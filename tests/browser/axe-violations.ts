import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { nextFrames } from "./next-frames.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is now, its frames included, or in one part of it. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  const results = await run(page, (axe) => (part ? axe.include(part) : axe).withTags(tags));
  const ran = [...results.passes, ...results.incomplete, ...results.violations].map(({ id }) => id);
  // Off by default, and on by its tag alone.
  expect(ran).toContain("target-size");
  expect(ran).toContain("color-contrast");
  return results.violations.map(({ id, nodes }) => `${id}: ${selectorsOf(nodes)}`);
}

/** Targets smaller than 24 px, with no room around them. */
export async function smallTargets(page: Page): Promise<string[]> {
  const { passes, violations } = await run(page, (axe) => axe.withRules(["target-size"]));
  expect([...passes, ...violations]).toHaveLength(1);
  return violations.map(({ nodes }) => selectorsOf(nodes));
}

/** Without the legacy mode a second tab opens for every run; the frames of this site are of its own origin. */
async function run(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  await layOut(page);
  return choose(new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode()).analyze();
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

function selectorsOf(nodes: { target: unknown[] }[]): string {
  return nodes.map(({ target }) => target.join(" ")).join(", ");
}
