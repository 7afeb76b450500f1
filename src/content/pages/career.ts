import type { PageText } from "../page-text.ts";
import type { ServiceSlug } from "../slugs.ts";
import type { TitledText } from "../titled-text.ts";
import readCoolantCode from "./examples/read-coolant.c?raw";
import sendOrderCode from "./examples/send-order.js?raw";

interface Value {
  title: string;
  /** A sentence that a colleague with this value might write, and the document in which it would stand. */
  example: { where: string; words: string };
}

/** A change with deliberate faults, as candidates review it in the third step. */
interface ReviewExercise {
  title: string;
  intro: string;
  fileName: string;
  code: string;
  faults: string[];
}

interface Discipline extends TitledText {
  services: ServiceSlug[];
}

export interface CareerText extends PageText {
  lead: string;
  /** While no role is open, `none` is below the lead. */
  roles: { title: string; none: string };
  /** Tells candidates what to write. */
  howToApply: { intro: string; items: string[]; note: string };
  /** The intro says what an offer names. */
  hiring: { title: string; intro: string; steps: TitledText[] };
  review: { title: string; intro: string; answerLabel: string; exercises: ReviewExercise[] };
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
  lead: "If a colleague can pick up your work, you can go on holiday without your laptop and move on to something new.",
  roles: {
    title: "Open roles",
    none: "We have no open roles today, but you can introduce yourself. A person reads your message and replies by email. Tell us whether we may keep it until a role opens.",
  },
  howToApply: {
    intro: "Ten lines are plenty. These five points tell us most.",
    items: [
      "One thing you built, which part was yours, and whether it still runs.",
      "One decision you’d make differently today.",
      "The work you want next, and the kind you’ve had enough of.",
      "Where you live, your notice period and the kind of contract you want.",
      "A link to something we can look at, such as a repository or a design file. If nothing of yours is public, say so: you can review our code instead.",
    ],
    note: "The form takes text only. Link to your CV or email it. Please leave out your age, marital status and photo.",
  },
  hiring: {
    title: "How hiring works",
    intro:
      "An offer states your role, team, pay, location, notice period and hours, including any on-call duty or night shifts.",
    steps: [
      {
        title: "You introduce yourself",
        description: "Write in your own words, guided by the five points below.",
      },
      {
        title: "We talk about one piece of work",
        description: "You choose it. We ask what you decided, what you left out and what broke afterwards.",
      },
      {
        title: "You show how you work",
        description:
          "Walk us through your own code or design, or review a small change with deliberate faults. What you make stays yours.",
      },
      {
        title: "You meet your colleagues and get an answer",
        description:
          "The colleague you’d work with most and your future lead each write down a verdict before they compare notes.",
      },
    ],
  },
  review: {
    title: "Try a review now",
    intro: "We planted five faults in each file, and you may find more. Which would you raise first?",
    answerLabel: "Show the five faults",
    exercises: [
      {
        title: "In C: a temperature",
        intro:
          "This function reads the coolant temperature from a chiller’s Modbus reply. The value is signed, in tenths of a degree, and 0x8000 means that there’s no probe.",
        fileName: "read-coolant.c",
        code: readCoolantCode,
        faults: [
          "The length comes off the wire, and nothing limits it to the eight bytes of the array. Even a frame with a valid checksum can overwrite the stack. We’d raise this one first.",
          "Size and checksum are checked only after the frame has been used.",
          "The sign is lost: FF 06 means −25.0\u00a0°C, and comes out as 6528.6.",
          "“No probe” comes out as 32,768, so the comparison with −32,768 never catches it.",
          "A refusal passes for a reading, because the function code is never checked.",
        ],
      },
      {
        title: "In JavaScript: an order",
        intro: "This function sends a dealer’s order to a stock system.",
        fileName: "send-order.js",
        code: sendOrderCode,
        faults: [
          "Every attempt gets a new number. When only the reply is lost, the dealer gets two deliveries. We’d raise this one first.",
          "After five failures, the function returns as if the order had been sent.",
          "An attempt has no time limit of its own: Node’s fetch waits five minutes for a reply.",
          "A refused order is sent four more times, and the reason for the refusal is lost.",
          "The whole order goes into the log, with the dealer’s name and address.",
        ],
      },
    ],
  },
  values: {
    title: "What we value",
    items: [
      {
        title: "Admitting what you don’t know",
        example: {
          where: "In an estimate",
          words: "Three weeks, if the old API allows 50 calls a second. I haven’t tried that yet.",
        },
      },
      {
        title: "Reading the code first",
        example: {
          where: "Before a rewrite",
          words:
            "My tests record what it does today. Two results look like bugs, but the invoices depend on one of them.",
        },
      },
      {
        title: "Explaining your changes",
        example: {
          where: "In a commit message",
          words: "Send UTC. The server can’t convert the times, because it doesn’t know where a device is.",
        },
      },
      {
        title: "Arguing with evidence",
        example: {
          where: "In a review",
          words: "The trace shows 240\u00a0ms in the second query, so I was wrong about the cache.",
        },
      },
    ],
  },
  disciplines: {
    title: "What we do, and where you’d fit in",
    intro:
      "We look for people who are at home in one discipline and can review work in another, or want to learn how.",
    items: [
      {
        title: "Web and mobile",
        description:
          "You build apps, front ends and APIs in TypeScript, Java and Python, and decide how data syncs.",
        services: ["web-development", "mobile-development"],
      },
      {
        title: "Cloud and delivery",
        description: "You look after pipelines, accounts and costs, and rehearse restores.",
        services: ["cloud-services"],
      },
      {
        title: "Firmware and devices",
        description:
          "You write C, on bare metal or with Zephyr, FreeRTOS or ESP-IDF. You test it with a logic analyser and power cuts, and send updates over the air.",
        services: ["hw-sw-integration", "iot-development"],
      },
      {
        title: "Design and product",
        description:
          "You watch people work, decide what a first version needs, and design components for it.",
        services: ["ui-design", "product-development"],
      },
      {
        title: "Data and machine learning",
        description: "You load data, define metrics and write evaluations others can rerun.",
        services: ["ai-ml-development", "data-science"],
      },
      {
        title: "Engineers in client teams",
        description:
          "You join a client’s team and follow its rules. You meet its lead first, and either of you can say no.",
        services: ["staffing-solution"],
      },
    ],
  },
  firstLine: "I’d like to work with you",
  closing: "Tell us what you’d like to build next",
};
