import type { PageText } from "../page-text.ts";
import type { ServiceSlug } from "../slugs.ts";
import type { TitledText } from "../titled-text.ts";
import code from "./examples/send-order.js?raw";

interface Value extends TitledText {
  /** A sentence that a colleague with this value might write, and the document in which it would stand. */
  example: { where: string; words: string };
}

interface Discipline extends TitledText {
  services: ServiceSlug[];
}

export interface CareerText extends PageText {
  lead: string;
  /** While no role is open, `none` follows the lead. */
  roles: { title: string; none: string };
  /** Tells candidates what to write. */
  howToApply: { intro: string; items: string[]; note: string };
  /** `offer` says what an offer names, below the steps. */
  hiring: { title: string; intro: string; steps: TitledText[]; offer: string };
  /** A change with deliberate faults, as candidates review it in the third step. */
  review: {
    title: string;
    intro: string;
    fileName: string;
    code: string;
    answerLabel: string;
    faults: string[];
  };
  values: { title: string; items: Value[] };
  disciplines: { title: string; intro: string; items: Discipline[] };
  /** Becomes the first line of a message that is still empty. */
  firstLine: string;
  /** The title of the last section, above what to write. */
  closing: string;
}

export const career: CareerText = {
  title: "Career",
  description:
    "How we hire engineers, designers and data people, what we value and how it shows in our daily work, and what to write when you introduce yourself.",
  heading: "Build things other people can take over",
  lead: "If a colleague can pick up your work, you can go on holiday without your laptop, hand over on a Friday afternoon and move on to something new.",
  roles: {
    title: "Open roles",
    none: "We have no openings today, but we reply to everyone. Ask us to keep your message, and we’ll read it again before we advertise a role.",
  },
  howToApply: {
    intro: "Ten lines is plenty, and three with a link will do for a start.",
    items: [
      "One thing you built, which part was yours, and whether it’s still running.",
      "One decision you’d make differently today.",
      "The work you want to do next, and the kind you’ve had enough of.",
      "Where you live, your notice period, and the kind of contract you’re looking for.",
      "A link to something we can look at, such as a repository or a design file.",
    ],
    note: "The form takes text only, so link to your CV or email it. Tell us whether to keep your message for later or delete it. Please leave out your age, marital status and photo.",
  },
  hiring: {
    title: "How hiring works",
    intro:
      "You can ask us questions at every step. When there’s a role for you, we tell you the pay, the location and the type of contract before we talk.",
    steps: [
      {
        title: "You introduce yourself",
        description: "Write in your own words, guided by the five points below.",
      },
      {
        title: "We talk about one piece of work",
        description:
          "You choose it, and we ask what you decided, what you left out and what broke afterwards.",
      },
      {
        title: "You show how you work",
        description:
          "Walk us through code or a design of your own, or review a small change with deliberate faults in it. There are no whiteboard puzzles, and everything you make stays yours.",
      },
      {
        title: "You meet your colleagues and get an answer",
        description:
          "The engineer you’d work with most and the person who’d assign your work each write down their view before they hear the other’s. If we say no, we tell you why.",
      },
    ],
    offer:
      "An offer sets out the role, team, pay, location, notice period and hours, including any on-call duty, night shifts, and early or late starts to overlap with a client’s hours.",
  },
  review: {
    title: "Try a review now",
    intro:
      "In step three, you can review code like this, which sends a dealer’s order to a stock system. It has five deliberate faults, and you may find more. Which would you raise first?",
    fileName: "send-order.js",
    code,
    answerLabel: "Show the five faults",
    faults: [
      "Every attempt gets a new number. If the first order arrived and only the reply was lost, the dealer gets two deliveries. We’d raise this one first.",
      "After five failures, the function returns as if the order had been sent.",
      "Attempts have no time limit, so a system that doesn’t answer holds the order up for minutes.",
      "If the system refuses an order, it’s sent four more times, and the reason for the refusal is lost.",
      "The whole order goes into the log, with the dealer’s name and address.",
    ],
  },
  values: {
    title: "What we value",
    items: [
      {
        title: "Admitting what you don’t know",
        description: "You say so before anyone asks.",
        example: {
          where: "In an estimate",
          words: "Three weeks, if the old API allows 50 calls a second. I haven’t tried that yet.",
        },
      },
      {
        title: "Reading the code first",
        description: "Other people had reasons for their code, and some of those reasons still hold.",
        example: {
          where: "Before a rewrite",
          words:
            "My tests record what it does today. Two results look like bugs, but the invoices depend on one of them.",
        },
      },
      {
        title: "Explaining your changes",
        description: "A diff shows what changed, but it can’t show why.",
        example: {
          where: "In a commit message",
          words: "Send UTC. The server can’t convert the times, because it doesn’t know where a device is.",
        },
      },
      {
        title: "Arguing with evidence",
        description: "Seniority doesn’t settle a technical question.",
        example: {
          where: "In a review",
          words: "The trace shows 240 ms in the second query, so I was wrong about the cache.",
        },
      },
    ],
  },
  disciplines: {
    title: "What we do, and where you’d fit in",
    intro:
      "You’re at home in one discipline and know another well enough to review work in it, or would like to learn.",
    items: [
      {
        title: "Web engineering",
        description:
          "You build front ends and APIs in TypeScript, Java and Python, and the databases behind them.",
        services: ["web-development"],
      },
      {
        title: "Mobile engineering",
        description: "You build native and web apps, decide how they sync, and test them on real phones.",
        services: ["mobile-development"],
      },
      {
        title: "Cloud and delivery",
        description: "You look after pipelines, accounts and costs, and rehearse restores.",
        services: ["cloud-services"],
      },
      {
        title: "Firmware and devices",
        description:
          "You write C at a bench with a logic analyser, build gateways and send updates over the air.",
        services: ["hw-sw-integration", "iot-development"],
      },
      {
        title: "Design and research",
        description:
          "You observe users, design components and check that they work with a keyboard and a screen reader.",
        services: ["ui-design"],
      },
      {
        title: "Product",
        description:
          "You decide what goes into a first version, which test could prove the idea wrong, and when to stop.",
        services: ["product-development"],
      },
      {
        title: "Machine learning",
        description: "You set baselines, build test sets and write evaluations others can rerun.",
        services: ["ai-ml-development"],
      },
      {
        title: "Data",
        description:
          "You load data, define metrics, do the statistics and build reports that match the ledger.",
        services: ["data-science"],
      },
      {
        title: "Engineers in client teams",
        description:
          "You do web, cloud, data or machine learning work inside a client’s team, by their rules. Your offer says whether that’s part of the job. You meet the client’s lead first, and either of you can say no.",
        services: ["staffing-solution"],
      },
    ],
  },
  firstLine: "I'd like to work with you",
  closing: "What would you like to build next?",
};
