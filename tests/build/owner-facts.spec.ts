import type { Page } from "@playwright/test";
import { axeViolations } from "../chromium/support/axe-violations.ts";
import { visit } from "../chromium/support/fixtures.ts";
import { company } from "../examples/company.ts";
import { expect, test } from "./support/fixtures.ts";

const { facts } = company;

/** The texts that each page must show. */
const shown: Record<string, (string | number | undefined)[]> = {
  "/": [facts.founded, facts.teamSize, "First Client", "ISO/IEC 27001"],
  "/services": [facts.amounts?.advice, facts.insurance, facts.noticePeriod],
  "/about": ["First Engineer", "Third Engineer", "EX-0000"],
  "/web-development": ["First Client", facts.references?.[0]?.quote?.text],
  "/iot-development": ["Second Client"],
  "/data-science": ["Second Client"],
  "/cloud-services": ["Mumbai, Frankfurt"],
  "/career": [facts.payPrinciple, facts.teamSize, "Second Engineer"],
  "/contact-us": [facts.replyWithin, facts.readBy],
  "/our-work": ["First Client", "Second Client"],
  "/blog/older-post": [facts.readBy],
  "/privacy": [facts.privacy?.keptFor, facts.privacy?.answeredBy, facts.privacy?.authority?.name],
};

/** Pages with a part that no page before them has. */
const routes = Object.keys(shown).filter(
  (route) => !["/iot-development", "/data-science", "/blog/older-post"].includes(route),
);

test("each page shows every fact that the owner has set", ({ copy }) => {
  for (const [route, texts] of Object.entries(shown))
    for (const text of texts) expect(copy.textAt(route), route).toContain(`${text}`);
});

test("each page with all facts hydrates, fits a phone and a wide window, and has no violation of axe", async ({
  page,
}) => {
  for (const route of routes) {
    await page.setViewportSize({ width: 320, height: 900 });
    await visit(page, route);
    expect(await axeViolations(page, "main"), route).toEqual([]);
    expect(await overflow(page), `${route} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await overflow(page), `${route} at 1440 px`).toBeLessThanOrEqual(0);
  }
});

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
