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
      "You first get tests that record what it does today, faults included. " +
      "Then one page after another moves to new code behind the same address, with a way back for each.",
    services: ["web-development"],
  },
  {
    words: "I have a product idea and a budget, but no team to build the first version.",
    answer:
      "Together we cut the idea down to one task that a real user can finish from start to end. " +
      "The assumption most likely to sink it is built and tested first.",
    services: ["product-development", "ui-design"],
  },
  {
    words: "My developers are good, but there are too few of them for what we promised.",
    answer:
      "You get engineers who know your stack and join your board, your repository and your reviews. " +
      "Their handover note starts in the first week, so what they learn stays with your team.",
    services: ["staffing-solution"],
  },
];
