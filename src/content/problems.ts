import type { ServiceSlug } from "./slugs.ts";

/** A problem in a visitor's words, our first step, and the services to start with. */
export interface Problem {
  /** One sentence in the first person, of 8 to 20 words. */
  words: string;
  /** One or two sentences, at most 26 words. */
  answer: string;
  /** One or two services; the visitor should begin with the first. */
  services: ServiceSlug[];
}

/** The three problems on the home page, which also come first on /services. */
export const commonProblems: Problem[] = [
  {
    words: "We’re building a connected device and want one team for its firmware, app and cloud.",
    answer:
      "Device and server start from one message format and one way to update. The first test pulls the plug in the middle of an update.",
    services: ["iot-development", "hw-sw-integration"],
  },
  {
    words: "Our cloud bill grows every month and I can’t say what it pays for.",
    answer:
      "We match each line of the bill to something you run, and set a limit for it. Whatever nobody needs is switched off.",
    services: ["cloud-services"],
  },
  {
    words: "We have an idea for AI, and nobody can tell us whether it will work.",
    answer:
      "A plain rule, a product you can buy and a language model work through a sample of your cases. You compare errors and cost.",
    services: ["ai-ml-development"],
  },
];
