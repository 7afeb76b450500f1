import type { ServiceSlug } from "./slugs.ts";

/** What a client has after the first four weeks of a service. */
interface Result {
  /** In the client's hands: at most 42 letters, a line on a phone. */
  weekFour: string;
  /** What ending there means, as it follows "If you stop:", in at most 30 letters. */
  stopping: string;
}

/** The product with which every service begins, on the home page and on /services. */
export const firstMonth: {
  title: string;
  intro: string;
  columns: { service: string; weekFour: string; stopping: string };
  price: { title: string; text: string };
  /** A service without one has no row. */
  results: Partial<Record<ServiceSlug, Result>>;
} = {
  title: "The first month",
  intro: "Every service begins with four weeks that end in something you can use. Then you decide.",
  columns: { service: "Service", weekFour: "In your hands after week four", stopping: "If you stop" },
  price: {
    title: "What it costs",
    text:
      "Usually a fixed price for a defined scope, agreed before week one. " +
      "With Staffing Solutions it is the engineer’s monthly rate.",
  },
  results: {
    "web-development": {
      weekFour: "A page in use and a plan for the rest",
      stopping: "what is live stays live",
    },
    "ui-design": {
      weekFour: "A prototype tried by users, and one screen",
      stopping: "your developers build on it",
    },
    "staffing-solution": {
      weekFour: "Finished work, reviewed by your own team",
      stopping: "a handover note stays",
    },
    "product-development": {
      weekFour: "A version that finishes one real task",
      stopping: "what was learned is yours",
    },
    "mobile-development": {
      weekFour: "A test app that your people used offline",
      stopping: "any team can build on it",
    },
    "iot-development": {
      weekFour: "A device that reports and updates safely",
      stopping: "it keeps reporting to you",
    },
    "hw-sw-integration": {
      weekFour: "Board and software that pass one test",
      stopping: "your team can repeat the test",
    },
    "cloud-services": {
      weekFour: "A bill you can read, a rehearsed recovery",
      stopping: "your team runs it by a guide",
    },
    "ai-ml-development": {
      weekFour: "A yes or no on your cases, with its cost",
      stopping: "cases and test stay yours",
    },
    "data-science": { weekFour: "One figure that everybody accepts", stopping: "the check keeps running" },
  },
};
