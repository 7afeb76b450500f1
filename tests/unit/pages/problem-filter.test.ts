import { expect, test } from "vitest";
import { servicesPage } from "../../../src/content/pages/services-page.ts";
import { serviceSlugs } from "../../../src/content/slugs.ts";
import { matches } from "../../../src/pages/services/problem-filter.ts";

const problem = {
  sentence: "Our customers ring support.",
  answer: "We watch people attempt the same tasks.",
  services: ["ui-design" as const],
};

test.each([
  ["nothing", "", true],
  ["a word of the problem, however it is written", " CUSTOMERS ", true],
  ["the beginning of a word", "cust", true],
  ["the middle of a word", "stomer", false],
  ["a word in another form", "watching", true],
  ["a word of the answer", "tasks", true],
  ["a word of what the service is called", "ux", true],
  ["words that all stand there, in any order", "support customer", true],
  ["one word that stands there and one that does not", "support invoices", false],
  ["an accent", "çustomers", true],
  ["signs alone", "?!", true],
])("a problem is found by its words: %s", (_what, text, found) => {
  expect(matches(problem, { text, services: [] })).toBe(found);
});

test("a problem is found by any of its services, if the words match as well", () => {
  expect(matches(problem, { text: "", services: ["cloud-services", "ui-design"] })).toBe(true);
  expect(matches(problem, { text: "", services: ["cloud-services"] })).toBe(false);
  expect(matches(problem, { text: "invoices", services: ["ui-design"] })).toBe(false);
});

test("every service has a problem and a subject, so that visitors find it", () => {
  for (const list of [servicesPage.problems, servicesPage.subjects])
    expect(new Set(list.flatMap(({ services }) => services))).toEqual(new Set(serviceSlugs));
});

test("every problem belongs to a subject, and every subject has problems", () => {
  const { problems, subjects } = servicesPage;
  const found = subjects.map(({ services }) =>
    problems.filter((candidate) => matches(candidate, { text: "", services })),
  );
  expect(found.filter((list) => list.length === 0)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(problems.length);
});
