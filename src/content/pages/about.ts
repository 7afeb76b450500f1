import { company } from "../company.ts";
import type { PageText } from "../page-text.ts";
import type { TitledText } from "../titled-text.ts";
import { placeInWords } from "#site";

interface Principle extends TitledText {
  /** The price that we pay for the principle. */
  cost: string;
}

export interface AboutText extends PageText {
  lead: string;
  /** Figures of two teams, each labelled with its team (rule "Team figures"). */
  figures: { label: string; text: string }[];
  /** An example of a fault between two programs, as two dates with a text each. */
  boundaries: { title: string; dates: { date: string; where: string }[]; story: string[] };
  principles: { title: string; intro: string; costLabel: string; items: Principle[] };
  clocks: {
    title: string;
    intro: string;
    /** Of the drawing below: a client's working day, ours and the time that both share. */
    legend: string[];
    examples: string;
    linkLabel: string;
  };
  /** The promises to clients; `mark` is each in two or three words, for its postmark. */
  promises: { title: string; items: { mark: string; promise: string }[] };
  securityAndPrivacy: { title: string; items: string[]; linkLabel: string };
  closing: string;
}

const { city, shared, total } = placeInWords.sharedDay;

export const about: AboutText = {
  title: "About us",
  description: `A software and technology services company in ${placeInWords.name}: how we work with your team, our hours and what you can expect.`,
  heading: "We make the pieces work together",
  lead:
    `We’re a software and technology services company in ${placeInWords.name}. ` +
    "We build firmware, apps, server software and AI models, and turn data into reports.",
  figures: [
    { label: "AI & ML team", text: `${company.teamFigures.aiMl.experts} AI/ML experts` },
    { label: "Data science team", text: `${company.teamFigures.dataScience.scientists} data scientists` },
  ],
  boundaries: {
    title: "Faults that nobody owns",
    dates: [
      { date: "2\u00a0Mar", where: "A lift is due for inspection" },
      { date: "3\u00a0Feb", where: "The inspector arrives" },
    ],
    story: [
      "The maintenance software writes the due date, 2\u00a0March, as 02/03. The inspection firm’s calendar reads 3\u00a0February, and the inspector comes nearly four weeks early. A visit due after the 12th of any month vanishes, because there is no month 13.",
      "Each program does what it was meant to do, and the fault lies between them. " +
        "That’s why we like to build both sides. When we build only one side, we write down what the two exchange.",
    ],
  },
  principles: {
    title: "What we stand for",
    intro: "We hold to five principles, and each costs us something.",
    costLabel: "What it costs us",
    items: [
      {
        title: "You own the accounts",
        description:
          "You set up the code repository, cloud account, app store account and domain in your name, and we join as users.",
        cost: "A slower first day, and the risk of being locked out.",
      },
      {
        title: "The riskiest part goes first",
        description:
          "We’d rather test the assumption that could end the project than start with the screens everybody asks for.",
        cost: "A first demo that looks plain.",
      },
      {
        title: "A failed test stops the release",
        description:
          "Automatic tests check speed, accessibility and, on devices, recovery after a power cut.",
        cost: "Sometimes our own release has to wait.",
      },
      {
        title: "The simpler answer wins",
        description: "If an off-the-shelf product or a smaller change would do, we tell you.",
        cost: "Paid work, now and then.",
      },
      {
        title: "We plan for a handover",
        description:
          "We work in your repository, and keep a handover note and the set-up steps there from week one.",
        cost: "A few hours of writing. It also makes us easy to leave.",
      },
    ],
  },
  clocks: {
    title: "Working across time zones",
    intro: `We’re on ${placeInWords.clock}. Before a project starts, we agree on hours when both sides can talk. Regular calls stay at the same time in your calendar all year.`,
    legend: [
      `A working day in ${city}, ${placeInWords.hours.theirs}`,
      `Ours, ${placeInWords.hours.ours} in ${company.place.town}, shown in ${city} time for January`,
      shared.length > 0
        ? `At least ${total} shared with ${city} on days we both work`
        : "No overlap until we shift our day",
    ],
    examples: placeInWords.nineOClock.map((sentence) => `${sentence}.`).join(" "),
    linkLabel: "Check the overlap with your city",
  },
  promises: {
    title: "What you can expect",
    items: [
      {
        mark: "Free to stop",
        promise: "You order a project one version at a time, and keep what we’ve built.",
      },
      { mark: "We name the risks", promise: "Our estimates say what is most likely to make them wrong." },
      {
        mark: "Tests you can rerun",
        promise: "Ask for the scripts and data behind a report, and you can repeat its measurements.",
      },
      { mark: "Bad news early", promise: "We tell you about a problem while you can still act on it." },
    ],
  },
  securityAndPrivacy: {
    title: "Security and privacy",
    items: [
      "You decide where real data is kept, who may see it and when it’s deleted.",
      `If your customers’ data has to reach us in ${company.place.town}, we sign a data processing agreement and, where the law requires it, standard contractual clauses.`,
    ],
    linkLabel: "How to have your enquiry deleted",
  },
  closing: "Let’s make your pieces fit",
};
