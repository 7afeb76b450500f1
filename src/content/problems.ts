import type { ServiceSlug } from "./slugs.ts";

/** A visitor's problem in the visitor's own words, and where we would start. */
export interface Problem {
  /** First person, 8 to 20 words. */
  words: string;
  /** One or two sentences. */
  answer: string;
  /** One or two services; the first is where to begin. */
  services: ServiceSlug[];
}

/** The three that come up most: on the home page, and at the head of the list on /services. */
export const commonProblems: Problem[] = [
  {
    words: "Our web application is so fragile that every small change breaks something else.",
    answer:
      "We first record what it does today in tests, faults included. " +
      "Then one route after another moves to new code behind the same address, and each move can be undone.",
    services: ["web-development"],
  },
  {
    words: "I have a product idea and a budget, but nobody to build the first version.",
    answer:
      "We cut the idea down to one task that a real user can finish from start to end. " +
      "The assumption most likely to sink it gets built and tested before anything else.",
    services: ["product-development", "ui-design"],
  },
  {
    words: "My developers are good, but there are too few of them for what we promised.",
    answer:
      "Engineers who know your stack join your board, your repository and your reviews. " +
      "They start a handover note in the first week, so the day they leave is already prepared.",
    services: ["staffing-solution"],
  },
];
