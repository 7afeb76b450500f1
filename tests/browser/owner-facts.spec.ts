import path from "node:path";
import { preview, type PreviewServer } from "vite";
import { exampleCompany } from "../example-company.ts";
import { ProjectCopy } from "../project-copy.ts";
import { sparseCompany } from "../sparse-company.ts";
import { axeViolations } from "./axe-violations.ts";
import { documents, readText } from "./built-site.ts";
import { expect, test, visit } from "./fixtures.ts";

// One build of each company for all that is looked at.
test.describe.configure({ mode: "default" });

const facts = exampleCompany.facts;
const sparse = sparseCompany.facts;

/** What must be read on which page. */
const shown: Record<string, (string | number | undefined)[]> = {
  "/": [
    facts.founded,
    facts.teamSize,
    "First Client",
    "ISO/IEC 27001",
    facts.amounts?.advice,
    facts.insurance,
  ],
  "/about": ["First Engineer", "Third Engineer", "EX-0000", facts.noticePeriod],
  "/web-development": ["First Client", facts.references?.[0]?.quote?.text],
  "/iot-development": ["Second Client"],
  "/cloud-services": ["Mumbai, Frankfurt"],
  "/career": [facts.payPrinciple, facts.teamSize, "Second Engineer"],
  "/contact-us": [facts.replyWithin, facts.readBy],
  "/our-work": ["First Client", "Second Client"],
  "/blog/native-or-pwa": [facts.readBy],
  "/privacy": [facts.privacy?.keptFor, facts.privacy?.answeredBy, facts.privacy?.authority?.name],
};

const shownSparsely: typeof shown = {
  "/": [sparse.founded, "First Client"],
  "/about": ["First Engineer"],
  "/web-development": ["First Client"],
  "/career": ["From where you live"],
  "/contact-us": [sparse.replyWithin],
  "/privacy": [sparse.privacy?.keptFor],
};

for (const [file, expected] of [
  ["example-company.ts", shown],
  ["sparse-company.ts", shownSparsely],
] as const) {
  test.describe(`With ${file}`, () => {
    let copy: ProjectCopy;
    let server: PreviewServer;
    let origin: string;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      copy = await ProjectCopy.make();
      await copy.run("vite/bin/vite.js", ["build"], { COMPANY: path.join(import.meta.dirname, "..", file) });
      server = await preview({
        root: copy.folder,
        configFile: false,
        preview: { port: 0 },
        logLevel: "error",
      });
      origin = server.resolvedUrls!.local[0]!.replace(/\/$/, "");
    });
    test.afterAll(async () => {
      await server?.close();
      await copy?.[Symbol.asyncDispose]();
    });

    for (const [route, texts] of Object.entries(expected)) {
      test(`${route} shows what is set, fits every width and has nothing that axe finds`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 320, height: 900 });
        await visit(page, origin + route);
        for (const text of texts) await expect(page.getByText(`${text}`).first()).toBeAttached();
        for (const heading of await page.locator("h2, h3").all()) await expect(heading).not.toBeEmpty();
        expect(await axeViolations(page)).toEqual([]);
        for (const width of [320, 768, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test("of a fact that is not set nothing is built", () => {
  for (const file of documents)
    expect(readText(file), file).not.toMatch(/class="(?:people-list|proof-strip|reference-list|reader)-/);
});
