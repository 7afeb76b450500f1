import type { DemoText } from "../demo-text.ts";
import type { PageText } from "../page-text.ts";

/** The texts of the home page. Below `problemsTitle` it shows `commonProblems` (content/common-problems.ts). */
export interface HomeText extends PageText {
  /** The small line above the heading. */
  eyebrow: string;
  /** Our offer for devices, and what else we build. */
  lead: string;
  finderLabel: string;
  /** The name of the button that the envelope beside the heading is. */
  envelopeLabel: string;
  /** A clock that the visitor turns. */
  demo: DemoText;
  problemsTitle: string;
  problemsLabel: string;
  servicesTitle: string;
  /** One sentence with three examples; /services has the table of all ten. */
  firstMonth: { title: string; text: string; linkLabel: string };
  /** One of the worked briefs of /our-work, as its drawing; the steps are in the order of their numbers. */
  brief: { title: string; text: string; steps: string[]; linkLabel: string; alt: string };
  technologies: { title: string; intro: string };
  closing: string;
}

export const home: HomeText = {
  title: "Firmware, app and server from one team",
  description:
    "One team writes your device’s software, its app and its server. We also build web and mobile apps, and take on AI and data projects.",
  eyebrow: "Firmware, web, mobile, AI and data",
  heading: "We build both sides.",
  lead: "One team writes your device’s firmware, its app and its server software, and fixes the faults between them. No device? We also build web and mobile apps, cut AWS bills, test AI ideas and lend engineers to your team.",
  finderLabel: "Find the right service",
  envelopeLabel: "Write to us",
  demo: {
    name: "time-zone",
    title: "Whose bug is it?",
    intro: "Device and server do as they were told, but the chart is hours out. Choose another city.",
  },
  problemsTitle: "Which of these sounds like you?",
  problemsLabel: "See all problems",
  servicesTitle: "Our ten services",
  firstMonth: {
    title: "Start with one month",
    text: "In the first four weeks we aim for something you can use or a clear answer: a test device that updates safely, an AWS bill you can read, or a verdict on your AI idea.",
    linkLabel: "See the first month of each service",
  },
  brief: {
    title: "How we think through a problem",
    text: "Take a wholesaler. Dealers want to order at any hour, but its stock system goes offline every night. An order that is sent twice must still be delivered only once.",
    steps: [
      "The browser gives the order a number.",
      "The portal checks the prices.",
      "The portal saves the order, along with a message for the stock system.",
      "If the message doesn’t get through, the portal sends it again.",
      "The stock system accepts the order only once.",
      "The dealer can see the order’s status.",
    ],
    linkLabel: "Read this example and three others",
    alt: "An order goes from a phone to a database, then on to the stock system once it’s back online.",
  },
  technologies: {
    title: "Technologies we know",
    intro:
      "We write firmware in C, on bare metal or with Zephyr, FreeRTOS or ESP-IDF. It runs on your own board, or on one your electronics firm designs. For phone apps we use React Native, or Kotlin and Swift where an app makes heavy use of the phone’s hardware.",
  },
  closing: "Tell us what to build first",
};
