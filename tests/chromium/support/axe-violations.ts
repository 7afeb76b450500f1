import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules of WCAG 2.2, levels A and AA. */
export const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns the violations that axe finds on the page as it is now, frames included, or in one part of it. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  // The legacy mode avoids a second tab for each run. It suffices because all frames of this site are of its
  // own origin.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const results = await (part ? axe.include(part) : axe).withTags([...wcagTags, "best-practice"]).analyze();
  const ran = [...results.passes, ...results.incomplete, ...results.violations].map(({ id }) => id);
  // The rule is off by default, and only its tag switches it on.
  expect(ran).toContain("target-size");
  expect(ran).toContain("color-contrast");
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
