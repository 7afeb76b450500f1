import { commonProblems, type Problem } from "../problems.ts";
import type { ServiceSlug } from "../slugs.ts";

/** The problem-first finder at /services. */
export interface ServicesPage {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  intro: string;
  overviewLabel: string;
  problemsTitle: string;
  /** The filter above the problems: by words, and by subject. */
  filter: {
    name: string;
    wordsLabel: string;
    subjectLabel: string;
    everything: string;
    count: (fitting: number, all: number) => string;
  };
  subjects: { name: string; services: ServiceSlug[] }[];
  problems: Problem[];
  /** Stands after the last problem, for those who have not found theirs. */
  missing: { title: string; text: string };
  closing: string;
}

export const servicesPage: ServicesPage = {
  title: "Find a service by problem",
  description:
    "Find the sentence that sounds like you, our first step and the service that takes it. With the first month of all ten services and three ways to hire us.",
  heading: "Start from the problem",
  intro: "Find the sentence that sounds like you. Next to it: our first step, and the service that takes it.",
  overviewLabel: "See all ten services as cards",
  problemsTitle: "Which sounds like you?",
  filter: {
    name: "Problems",
    wordsLabel: "In a word or two",
    subjectLabel: "What it is about",
    everything: "Everything",
    count: (fitting, all) => {
      if (fitting === all) return `All ${all} are shown.`;
      if (fitting === 0) return `None of the ${all} has these words. Send us yours, and we place it.`;
      return `${fitting} of ${all} fit.`;
    },
  },
  subjects: [
    { name: "Web and apps", services: ["web-development", "mobile-development", "ui-design"] },
    { name: "Cloud", services: ["cloud-services"] },
    { name: "Devices", services: ["iot-development", "hw-sw-integration"] },
    { name: "Data and AI", services: ["data-science", "ai-ml-development"] },
    { name: "Product and team", services: ["product-development", "staffing-solution"] },
  ],
  missing: {
    title: "Yours is missing?",
    text: "Describe it in a sentence or two, and we name the service that fits.",
  },
  problems: [
    ...commonProblems,
    {
      words: "My field staff need our system on their phones, even where there is no signal.",
      answer:
        "The phone keeps a copy and sends changes later. You decide whose change wins when two people edit one record.",
      services: ["mobile-development", "web-development"],
    },
    {
      words: "Our customers ring support because they cannot find their way through our screens.",
      answer:
        "We watch people attempt the tasks behind those calls and redraw the steps where they stop. Others test the result.",
      services: ["ui-design"],
    },
    {
      words: "Our cloud bill grows every month and I cannot say what it pays for.",
      answer:
        "Every line of the bill gets an owner and a limit. Idle machines and forgotten test systems go next.",
      services: ["cloud-services"],
    },
    {
      words: "We release by hand from one laptop, and only one of us dares to do it.",
      answer: "One press builds, tests and releases. A second person on your team performs the next release.",
      services: ["cloud-services", "web-development"],
    },
    {
      words: "Someone on my team reads near-identical documents all day and types them into a form.",
      answer:
        "A plain rule and a language model read the same sample. Errors and cost per thousand documents decide, and doubtful cases go to a person.",
      services: ["ai-ml-development"],
    },
    {
      words: "Our sales, finance and operations people each bring me a different number for the same month.",
      answer:
        "We find the calculations behind the numbers and agree one of them with you. It must match your ledger before any chart is drawn.",
      services: ["data-science"],
    },
    {
      words: "We keep years of order data and still guess how much stock to buy.",
      answer:
        "Your present rule is replayed over past months. A forecast has to beat it before you order by it.",
      services: ["data-science", "ai-ml-development"],
    },
    {
      words: "I want to know what our machines are doing without walking over to look.",
      answer:
        "A small computer reads the signals your machines already offer and bridges a lost connection. Sensors are added where a signal is missing.",
      services: ["iot-development"],
    },
    {
      words: "Our board works on the bench, but our software keeps losing contact with it.",
      answer:
        "We listen on the wire, write down what both sides must send, and build a simulator for tests without a board.",
      services: ["hw-sw-integration"],
    },
    {
      words: "We are developing a connected device and need its firmware and its cloud side together.",
      answer:
        "Both sides start from one message format and one way to update. A power cut in mid-update is the first test.",
      services: ["hw-sw-integration", "iot-development"],
    },
    {
      words: "I inherited a system with no documentation, and the person who wrote it has left.",
      answer:
        "We rebuild it on a spare machine and list every system and password it needs, before anything changes.",
      services: ["web-development", "cloud-services"],
    },
  ],
  closing: "Say it in your own words",
};
