import type { ServiceSlug } from "./slugs.ts";

/** A visitor's problem in the visitor's own words, and where we would start. */
export interface Problem {
  /** First person, 8 to 20 words. */
  words: string;
  /** One or two sentences, at most 26 words. */
  answer: string;
  /** One or two services; the first is where to begin. */
  services: ServiceSlug[];
}

/** The three that come up most: on the home page, and at the head of the list on /services. */
export const commonProblems: Problem[] = [
  {
    words: "Our web application is so fragile that every small change breaks something else.",
    answer:
      "Tests first record what it does today. Then one page after another moves to new code, each with a way back.",
    services: ["web-development"],
  },
  {
    words: "I have a product idea and a budget, but no team to build the first version.",
    answer:
      "We cut the idea down to one task that a real user can finish, and test first what is most likely to sink it.",
    services: ["product-development", "ui-design"],
  },
  {
    words: "My developers are good, but there are too few of them for what we promised.",
    answer:
      "Engineers who know your technologies join your board, your repository and your reviews. What they learn stays with your team.",
    services: ["staffing-solution"],
  },
];
