import { cp } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { preview } from "vite";
import { company as exampleCompany } from "../examples/company.ts";
import { ProjectCopy } from "../support/project-copy.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { expect, test, visit } from "./support/fixtures.ts";

const examples = path.join(import.meta.dirname, "../examples");
const { facts } = exampleCompany;

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

/** Builds the site of the example company in a copy of the project, and serves it. */
async function buildSite() {
  const copy = await ProjectCopy.make();
  await cp(path.join(examples, "company.ts"), copy.at("src/content/company.ts"));
  await cp(path.join(examples, "content"), copy.at("src/content"), { recursive: true });
  await copy.run("vite/bin/vite.js", ["build"], {}, 200_000);
  const server = await preview({
    root: copy.folder,
    configFile: false,
    preview: { port: 0 },
    logLevel: "error",
  });
  return {
    origin: server.resolvedUrls!.local[0]!.replace(/\/$/, ""),
    async [Symbol.asyncDispose]() {
      await server.close();
      await copy[Symbol.asyncDispose]();
    },
  };
}

test("every fact that the owner has set is shown, fits every width and has no violation of axe", async ({
  page,
}) => {
  // The test builds the site and visits every page of the table above.
  test.setTimeout(240_000);
  await using site = await buildSite();
  for (const [route, texts] of Object.entries(shown)) {
    await page.setViewportSize({ width: 320, height: 900 });
    await visit(page, site.origin + route);
    for (const text of texts) await expect(page.getByText(`${text}`).first(), route).toBeAttached();
    expect(await axeViolations(page), route).toEqual([]);
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${route} at ${width} px`);
    }
  }
  // Nothing may still be loading when the site's server closes.
  await page.goto("about:blank");
});

async function expectNoOverflow(page: Page, place: string) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, place).toBeLessThanOrEqual(0);
}
