import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../chromium/support/axe-violations.ts";
import { company } from "../examples/company.ts";
import { browserPath } from "../support/browser-path.ts";
import { chromiumArgs } from "../support/chromium-args.ts";
import { serveSite } from "../support/site-server.ts";
import { at } from "./support/built-copy.ts";

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

let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
beforeAll(async () => {
  site = await serveSite(at("dist"));
  browser = await chromium.launch({ executablePath: await browserPath(), args: chromiumArgs });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

test.concurrent.each(Object.entries(shown))(
  "%s shows every fact that the owner has set, fits every width and has no violation of axe",
  async (route, texts) => {
    const page = await browser.newPage({
      reducedMotion: "reduce",
      viewport: { width: 320, height: 900 },
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(site.origin + route);
    await page.waitForSelector("html[data-hydrated]");
    const text = await page.evaluate(() => document.querySelector("main")!.textContent);
    for (const part of texts) expect(text).toContain(`${part}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page), "at 320 px").toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await overflow(page), "at 1440 px").toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.close();
  },
);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
