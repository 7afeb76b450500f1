import type { Point } from "../service-details.ts";
import type { ServiceSlug } from "../slugs.ts";

interface Value {
  title: string;
  description: string;
  /** An example of the value in our daily work. */
  inWork: string;
}

interface Discipline {
  title: string;
  description: string;
  services: ServiceSlug[];
}

export interface CareerContent {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** `none` and `noneText` replace the list while no role is open. */
  roles: { title: string; none: string; noneText: string };
  /** Tells candidates what to write. */
  howToApply: { title: string; items: string[]; note: string };
  hiring: { title: string; intro: string; steps: Point[] };
  values: { title: string; inWorkLabel: string; items: Value[] };
  disciplines: { title: string; intro: string; items: Discipline[] };
  /** Becomes the first line of a message that is still empty. */
  opening: string;
  closing: string;
}

export const career: CareerContent = {
  title: "Career",
  description:
    "How we hire engineers, designers and data people, what we value and how it shows in our daily work, and what to write when you introduce yourself.",
  heading: "Build things other people can take over",
  lead: "We hire people whose work somebody else can pick up and continue. Here is how we get to know each other.",
  roles: {
    title: "Open roles",
    none: "There are no open roles today, but do introduce yourself.",
    noneText:
      "We read every introduction and answer it. You can ask us to keep yours until a role opens, or to delete it.",
  },
  howToApply: {
    title: "Ten lines are plenty",
    items: [
      "One thing you built, which part was yours, and whether it’s still running.",
      "One decision you would make differently today.",
      "The work you want to do next, and the kind you’ve had enough of.",
      "Where you live, your notice period, and the kind of contract you’re looking for.",
      "A link to something we can look at, such as a repository or a design file.",
    ],
    note: "Link to your CV, because the form takes text only. Please leave out your age, marital status and photo.",
  },
  hiring: {
    title: "How hiring works",
    intro: "There are four steps, and at each one you can ask us the same kind of questions we ask you.",
    steps: [
      {
        title: "You introduce yourself",
        description: "Write in your own words, with the five points above as a guide.",
      },
      {
        title: "We talk about one piece of work",
        description:
          "You choose it, and we ask what you decided, what you left out and what broke afterwards.",
      },
      {
        title: "You show how you work",
        description:
          "Walk us through some code or a design of your own, or review a small change we send you, with deliberate faults in it. There are no whiteboard puzzles, and everything you make stays yours.",
      },
      {
        title: "You meet the people and get an answer",
        description:
          "The engineer you would work with most and the person who would assign your work each write down their view before they hear the other’s. If we make you an offer, it names the role, the pay, the place and the notice period. If we say no, we tell you why.",
      },
    ],
  },
  values: {
    title: "What we value",
    inWorkLabel: "What it looks like at work",
    items: [
      {
        title: "Saying what you don’t know",
        description: "You say it before anyone asks.",
        inWork: "An estimate names the two or three facts it depends on.",
      },
      {
        title: "Reading first",
        description: "There were reasons behind other people’s code, and some of them still hold.",
        inWork: "Nobody proposes a rewrite before tests have recorded the old behaviour.",
      },
      {
        title: "Explaining your changes",
        description: "A diff shows what changed, but it can’t show why.",
        inWork: "Commit messages give the cause and the alternative that was rejected.",
      },
      {
        title: "Arguing with evidence",
        description: "Seniority doesn’t settle a technical question.",
        inWork:
          "A query plan or a trace settles it. If we can’t get either, we choose whatever is easier to undo.",
      },
    ],
  },
  disciplines: {
    title: "What we do, and where you would fit in",
    intro:
      "You should be at home in one discipline, and know enough about a second to review a colleague’s work.",
    items: [
      {
        title: "Web engineering",
        description: "You build front ends, APIs and databases in TypeScript, Java and Python.",
        services: ["web-development"],
      },
      {
        title: "Mobile engineering",
        description:
          "You build native apps and installable web apps, decide how they sync, and test them on real phones.",
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
          "You watch people use things, design components and check that they work with a keyboard and a screen reader.",
        services: ["ui-design"],
      },
      {
        title: "Product",
        description:
          "You decide what goes into the first working version, which test could prove the idea wrong, and when to stop.",
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
          "You do web, cloud, data or machine learning work inside a client’s team, by their rules.",
        services: ["staffing-solution"],
      },
    ],
  },
  opening: "I'd like to work with you",
  closing: "What would you like to build next?",
};
