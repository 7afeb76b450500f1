import type { ServiceSlug } from "./slugs.ts";

/** The first month of every service, as /services shows it. */
export const firstMonth: {
  title: string;
  intro: string;
  /** Above the results. */
  resultsLabel: string;
  /** Before the price of a service, where the owner has set one. */
  priceLabel: string;
  price: { title: string; text: string };
  /** The result that we aim for, in at most 48 characters. A service without a result is left out. */
  results: Partial<Record<ServiceSlug, string>>;
} = {
  title: "The first month",
  intro: "You keep what we’ve built, even if you stop after four weeks.",
  resultsLabel: "What we aim for in four weeks",
  priceLabel: "Price",
  price: {
    title: "Pricing",
    text: "You approve the scope and the price before week one. We charge for staffing by the month, and for design reviews by the day.",
  },
  results: {
    "web-development": "A live page, and a plan for the rest",
    "ui-design": "A first screen, and a prototype users have tried",
    "staffing-solution": "Finished work your own team has reviewed",
    "product-development": "A first version to try, or a reason to stop",
    "mobile-development": "A test app your people have used offline",
    "iot-development": "A test device that updates safely",
    "hw-sw-integration": "One requirement with a test anyone can repeat",
    "cloud-services": "A clear bill, savings and a backup proved to work",
    "ai-ml-development": "A recommendation from your own data, with costs",
    "data-science": "One agreed figure, with its definition",
  },
};
