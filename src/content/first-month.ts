import type { ServiceSlug } from "./slugs.ts";

/** What a client has after the first four weeks of a service. */
interface Result {
  /** In the client's hands, in at most nine words. */
  weekFour: string;
  /** What ending there means, as it follows "If you stop:". */
  stopping: string;
}

/** The product with which every service begins, on the home page and on /services. */
export const firstMonth: {
  title: string;
  intro: string;
  columns: { service: string; weekFour: string; stopping: string };
  price: { title: string; text: string };
  results: Record<ServiceSlug, Result>;
} = {
  title: "The first month",
  intro: "Every service begins with four weeks and ends them with something you can use. Then you decide.",
  columns: { service: "Service", weekFour: "In your hands after week four", stopping: "If you stop" },
  price: {
    title: "What it costs",
    text:
      "A fixed price for a defined scope, agreed before week one. " +
      "With Staffing Solutions it is the engineer’s monthly rate.",
  },
  results: {
    "web-development": {
      weekFour: "One new page in use, and a plan for the rest",
      stopping: "old and new keep running side by side",
    },
    "ui-design": {
      weekFour: "A prototype that your users have tried",
      stopping: "your developers build from it",
    },
    "staffing-solution": {
      weekFour: "Finished tickets, reviewed by your own team",
      stopping: "a tested handover note stays",
    },
    "product-development": {
      weekFour: "A working version that finishes one real task",
      stopping: "you know what to build, or why not",
    },
    "mobile-development": {
      weekFour: "A test app that your people used without a signal",
      stopping: "any team can build on it",
    },
    "iot-development": {
      weekFour: "Live readings from a device that updates safely",
      stopping: "it goes on reporting to you",
    },
    "hw-sw-integration": {
      weekFour: "Board and software that pass one test together",
      stopping: "your engineers can repeat the test",
    },
    "cloud-services": {
      weekFour: "A bill you can read and a practised recovery",
      stopping: "your team runs it by the written steps",
    },
    "ai-ml-development": {
      weekFour: "A yes or no on your own cases, with the cost",
      stopping: "cases and test remain yours",
    },
    "data-science": {
      weekFour: "One figure that everyone in the company accepts",
      stopping: "its report keeps checking itself",
    },
  },
};
