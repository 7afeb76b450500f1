import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of WCAG 2.2, levels A and AA. */
export const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Returns the violations that axe finds in a document as it is now, or in one part of it; documents in frames
 * are left out.
 */
export async function axeViolations(
  page: Page | Frame,
  part = "html",
  tags = [...wcagTags, "best-practice"],
): Promise<string[]> {
  // Starting axe takes as long as an examination, so that each document has it once.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  const { ran, violations } = await page.evaluate(examine, { part, tags });
  // The rule is off by default, and only its tag switches it on.
  expect(ran).toContain("target-size");
  expect(ran).toContain("color-contrast");
  return violations;
}

/** Runs in the page. */
async function examine({ part, tags }: { part: string; tags: string[] }) {
  const loaded = window as unknown as { axe: typeof axe };
  const { passes, incomplete, inapplicable, violations } = await loaded.axe.run(part, {
    runOnly: tags,
    resultTypes: ["violations"],
    iframes: false,
  });
  return {
    ran: [...passes, ...incomplete, ...inapplicable, ...violations].map(({ id }) => id),
    violations: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
  };
}
