import type { ServiceSlug } from "./slugs.ts";

interface Result {
  /** The thing that the client then has, in at most 48 characters. */
  weekFour: string;
  /** Completes "If you stop:", in at most 32 characters. */
  stopping: string;
}

/** The first month of every service, as /services shows it. */
export const firstMonth: {
  title: string;
  intro: string;
  columns: { service: string; weekFour: string; stopping: string; price: string };
  price: { title: string; text: string };
  /** A service without a result has no row. */
  results: Partial<Record<ServiceSlug, Result>>;
} = {
  title: "The first month",
  intro: "You get something you can use or a clear answer, and keep it even if you stop there.",
  columns: {
    service: "Service",
    weekFour: "What you have after four weeks",
    stopping: "If you stop",
    price: "Price",
  },
  price: {
    title: "How we price it",
    text:
      "You approve the scope and the price before week one. " +
      "Staffing is charged monthly, UI reviews by the day.",
  },
  results: {
    "web-development": {
      weekFour: "A live page, and a plan for the rest",
      stopping: "the page and its code are yours",
    },
    "ui-design": {
      weekFour: "A first screen, and a prototype users have tried",
      stopping: "the prototype is yours",
    },
    "staffing-solution": {
      weekFour: "Finished work your own team has reviewed",
      stopping: "the work and notes are yours",
    },
    "product-development": {
      weekFour: "A version in use, or a reason to stop",
      stopping: "the results are yours",
    },
    "mobile-development": {
      weekFour: "A test app your people have used offline",
      stopping: "any team can take the app over",
    },
    "iot-development": {
      weekFour: "A test device that updates safely",
      stopping: "the firmware is yours",
    },
    "hw-sw-integration": {
      weekFour: "A test bench that proves one requirement",
      stopping: "your team can rerun the test",
    },
    "cloud-services": {
      weekFour: "A clear bill, savings and a tested restore",
      stopping: "you keep the restore runbook",
    },
    "ai-ml-development": {
      weekFour: "A yes or no based on your own data, with costs",
      stopping: "you keep the test we used",
    },
    "data-science": {
      weekFour: "One agreed figure, with its definition",
      stopping: "you keep the check and its code",
    },
  },
};
