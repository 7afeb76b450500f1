import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { firstMonth } from "../../../src/content/first-month.ts";
import { accessibility } from "../../../src/content/pages/accessibility.ts";
import { contactUs } from "../../../src/content/pages/contact-us.ts";
import { ourWork } from "../../../src/content/pages/our-work.ts";
import { servicesPage } from "../../../src/content/pages/services-page.ts";
import type { ServicePart } from "../../../src/content/service-details.ts";
import { services } from "../../../src/content/services.ts";
import { technologies } from "../../../src/content/technologies.ts";
import { fields } from "../../../src/enquiry/fields.ts";
import { successToastMs } from "../../../src/enquiry/toasts/use-outcome-toasts.tsx";

const folder = path.resolve(import.meta.dirname, "../../../src/content");
const texts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(tsx?|mdx)$/.test(file),
);

describe("the texts", () => {
  test.each(texts)("%s holds no filler and no placeholder", (file) => {
    expect(readFileSync(path.join(folder, file), "utf8")).not.toMatch(
      /\b(lorem|ipsum|TODO|FIXME|TBD|xxx)\b/i,
    );
  });
});

test("the letter on /contact-us has labels of the enquiry's fields in their order, and the hint of the message", () => {
  const { letter } = contactUs;
  const labels = fields.map(({ label }) => label);
  expect(labels.filter((label) => letter.fields.includes(label))).toEqual(letter.fields);
  expect(letter.hint).toBe(fields.find(({ name }) => name === "message")!.control.hint);
});

test("/accessibility names the time after which the toast of a success disappears", () => {
  expect(successToastMs).toBe(8000);
  expect(JSON.stringify(accessibility)).toContain("after eight seconds");
});

/** Leaves out the price, which has one wording: nobody should look for a difference that is not there. */
const withoutPrice = (name: string, value: unknown) => (name === "price" ? undefined : value);

const wordsOf = (text: string) => text.split(/\s+/).length;

test.each(servicesPage.problems)("the problem has the length that its type states: $sentence", (problem) => {
  expect(wordsOf(problem.sentence)).toBeGreaterThanOrEqual(8);
  expect(wordsOf(problem.sentence)).toBeLessThanOrEqual(20);
  expect(wordsOf(problem.answer)).toBeLessThanOrEqual(28);
});

test.each(Object.entries(firstMonth.results))(
  "the results of the first month of %s have the length that their type states",
  (_, { weekFour, stopping }) => {
    expect(weekFour.length).toBeLessThanOrEqual(48);
    expect(stopping.length).toBeLessThanOrEqual(32);
  },
);

describe("services", () => {
  test.each(services.map((service) => [service.slug, service] as const))(
    "%s has a complete text that neither repeats itself nor refers to itself",
    async (slug, service) => {
      expect(service.summary.length).toBeGreaterThanOrEqual(70);
      expect(service.summary.length).toBeLessThanOrEqual(130);
      if (service.template === "team") {
        const { details } = await service.loadDetails();
        expect(details.overviewFigures).toHaveLength(4);
        expect(details.flipCards).toHaveLength(7);
        expect(details.accountability.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
        return;
      }
      const { details } = await service.loadDetails();
      const kinds = details.parts.map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(details.questions.length).toBeLessThanOrEqual(4);
      expect(details.related).toHaveLength(2);
      expect(details.related.map(({ service: other }) => other)).not.toContain(slug);
      expect(new Set(details.technologies).size).toBe(details.technologies.length);
      expect(details.heading.length).toBeLessThanOrEqual(48);
    },
  );

  test("every comparison has as many points on both sides, at most six", async () => {
    const details = await Promise.all(services.map(async (service) => (await service.loadDetails()).details));
    const exhibits = details
      .flatMap(({ parts }): (ServicePart | undefined)[] => parts)
      .flatMap((part) => (part?.kind === "for-engineers" ? part.exhibit : part))
      .filter((exhibit) => exhibit?.kind === "comparison");
    expect(exhibits.length).toBeGreaterThan(0);
    for (const { before, after } of exhibits) {
      expect(after.points.length, before.label).toBe(before.points.length);
      expect(before.points.length, before.label).toBeLessThanOrEqual(6);
    }
  });

  test("every law is cited from an official source", async () => {
    const details = await Promise.all(services.map(async (service) => (await service.loadDetails()).details));
    const urls = details
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === "law" ? part.points.map(({ source }) => new URL(source.url)) : []));
    expect(urls.length).toBeGreaterThan(0);
    for (const { protocol, hostname } of urls) {
      expect(protocol).toBe("https:");
      expect(hostname).toMatch(/(^|\.)(europa\.eu|gov\.uk|etsi\.org)$/);
    }
  });

  test("every example that an answer leads to is on the work page", async () => {
    const details = await Promise.all(services.map(async (service) => (await service.loadDetails()).details));
    const ids = details.flatMap(({ questions }) => questions.flatMap(({ example }) => example?.brief ?? []));
    expect(ids.length).toBeGreaterThan(0);
    expect(ourWork.briefs.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  test("no two services share a sentence", async () => {
    const details = await Promise.all(services.map((service) => service.loadDetails()));
    const sentences = details.flatMap((module) =>
      Array.from(new Set(JSON.stringify(module, withoutPrice).match(/[A-Z][^"]{40,}?[.?](?=[ "])/g) ?? [])),
    );
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe("technologies", () => {
  test.each(technologies.map((technology) => [technology.slug, technology] as const))(
    "%s has examples that fit their column, and names three other technologies that it pairs with",
    async (slug, technology) => {
      const { details } = await technology.loadDetails();
      const examples = details.parts.filter((part) => part.kind === "example");
      expect(examples.length).toBeGreaterThanOrEqual(1);
      for (const { code } of examples) {
        const lines = code.map((tokens) => tokens.map(({ text }) => text).join(""));
        expect(lines.length).toBeGreaterThanOrEqual(10);
        expect(lines.length).toBeLessThanOrEqual(24);
        expect(lines.filter(({ length }) => length > 80)).toEqual([]);
      }
      expect(details.heading.length).toBeLessThanOrEqual(50);
      expect(new Set(details.pairsWith).size).toBe(3);
      expect(details.pairsWith).not.toContain(slug);
      for (const { url } of details.officialDocs) expect(new URL(url).protocol).toBe("https:");
    },
  );

  test.each(technologies.map((technology) => [technology.slug, technology.services] as const))(
    "%s names at most three services, and each of them names it in turn",
    async (slug, slugs) => {
      expect(slugs.length).toBeLessThanOrEqual(3);
      for (const service of services.filter((each) => slugs.includes(each.slug))) {
        // The team pages show no list of technologies.
        if (service.template === "team") continue;
        const { details } = await service.loadDetails();
        expect(details.technologies, service.slug).toContain(slug);
      }
    },
  );
});
