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
  /**
   * An example of a fault between two programs, as two dates with a text each, and the three boundaries at
   * which such faults arise.
   */
  boundaries: {
    title: string;
    dates: { date: string; where: string }[];
    story: string[];
    items: TitledText[];
  };
  principles: { title: string; intro: string; costLabel: string; items: Principle[] };
  clocks: {
    title: string;
    intro: string;
    /** Of the drawing below: a client's working day, ours and the time that both share. */
    legend: string[];
    examples: string;
    linkLabel: string;
  };
  /** Promises to clients; `mark` is each in two or three words, for its postmark. */
  promises: { title: string; items: { mark: string; promise: string }[] };
  securityAndPrivacy: { title: string; items: string[]; linkLabel: string };
  waysToHire: { title: string; text: string; linkLabel: string };
  closing: string;
}

const { city, shared, total } = placeInWords.sharedDay;

export const about: AboutText = {
  title: "About us",
  description: `A software and technology services company in ${placeInWords.name}: how we work with your team, the hours we share and what you can hold us to.`,
  heading: "We make the pieces work together",
  lead:
    `We’re a software and technology services company in ${placeInWords.name}. ` +
    "Our engineers build the firmware inside devices, the apps and servers the firmware talks to, and the reports people read, so we can add the part you’re missing and make it fit what you already have.",
  figures: [
    { label: "AI & ML team", text: "30+ AI/ML experts" },
    { label: "Data science team", text: "25+ data scientists" },
  ],
  boundaries: {
    title: "Faults that nobody owns",
    dates: [
      { date: "2\u00a0Mar", where: "A lift is due for its inspection" },
      { date: "3\u00a0Feb", where: "The inspector arrives" },
    ],
    story: [
      "The maintenance software writes the date as 02/03, with the day first. The inspection firm’s calendar reads the month first, " +
        "so the inspector comes four weeks early. A visit due after the 12th of any month simply vanishes, because there is no thirteenth month.",
      "Each program does what it was meant to do, and the fault lies in between. " +
        "That’s why we’d rather build both sides, and why we write down what passes between them even when we build only one.",
    ],
    items: [
      {
        title: "Between teams",
        description:
          "From the first week, our work goes into your code repository and your engineers review it, so they already know the system when we hand it over.",
      },
      {
        title: "Between locations",
        description:
          "A decision doesn’t count until it’s written down, with the reason, so anyone who joins later can follow it.",
      },
      {
        title: "Between disciplines",
        description:
          "One document, with one owner, lists units, formats, limits and error cases. Both sides take their test examples from it.",
      },
    ],
  },
  principles: {
    title: "What we stand for",
    intro: "Five principles, and what each one costs us.",
    costLabel: "What it costs us",
    items: [
      {
        title: "You own the accounts",
        description:
          "The code repository, cloud account, app store listing and domain are set up in your name, and we join as users.",
        cost: "A slower first day, and the risk of being locked out.",
      },
      {
        title: "The riskiest part goes first",
        description:
          "Before building the screens everybody asks for, we test the assumption that could end the project.",
        cost: "A first demo that looks plain.",
      },
      {
        title: "Every change is tested",
        description:
          "Automated tests cover speed, accessibility and, on devices, recovery after a power cut. A change that fails any of them goes back to its author.",
        cost: "Sometimes our own release has to wait.",
      },
      {
        title: "The simpler answer wins",
        description: "If an off-the-shelf product or a smaller change would do, we tell you.",
        cost: "Paid work, now and then.",
      },
      {
        title: "Anyone can take over",
        description:
          "We save our work to your repository every day, keep the set-up steps up to date and start the handover note in week one.",
        cost: "A few hours of writing, and our hold over you.",
      },
    ],
  },
  clocks: {
    title: "Working across time zones",
    intro: `We’re on ${placeInWords.clock}. If our working days don’t overlap enough, we shift ours, and regular calls stay at the same time in your calendar.`,
    legend: [
      `A working day in ${city}, ${placeInWords.hours.theirs}`,
      `Ours, ${placeInWords.hours.ours} in ${company.place.town}, shown in ${city} time for January`,
      shared.length > 0
        ? `At least ${total} of overlap on days we both work`
        : "No overlap until we shift our day",
    ],
    examples: placeInWords.nineOClock.map((sentence) => `${sentence}.`).join(" "),
    linkLabel: "Check the overlap with your city",
  },
  promises: {
    title: "What you can hold us to",
    items: [
      {
        mark: "Free to stop",
        promise:
          "You can stop a project after any release. Whatever we’ve built by then works, and it’s yours.",
      },
      { mark: "We name the risks", promise: "Every estimate says what is most likely to make it wrong." },
      {
        mark: "Tests you can rerun",
        promise: "You, or anyone you ask, can repeat every test and measurement in our reports.",
      },
      { mark: "Bad news early", promise: "You hear bad news while there’s still time to act on it." },
    ],
  },
  securityAndPrivacy: {
    title: "Security and privacy",
    items: [
      "Each of us has our own login to your systems, with only the access the task needs.",
      "Before we see real data, you decide where it’s kept, who may see it and when it’s deleted. Dummy data is often enough.",
      `Before any personal data reaches us in ${company.place.country}, we sign a data processing agreement and, where the law requires a safeguard for the transfer, the EU’s standard contractual clauses or the equivalent.`,
    ],
    linkLabel: "How to have your enquiry deleted",
  },
  waysToHire: {
    title: "Three ways to hire us",
    text: "You can hire us for a whole project, as engineers on your team, or for advice by the day.",
    linkLabel: "How we price, and our terms",
  },
  closing: "Which pieces don’t fit together?",
};
