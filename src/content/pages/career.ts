import type { Point } from "../service-details.ts";
import type { ServiceSlug } from "../slugs.ts";

interface Value {
  title: string;
  description: string;
  /** How one sees it in the work. */
  inWork: string;
}

interface Discipline {
  title: string;
  description: string;
  services: ServiceSlug[];
}

export interface CareerContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** `none` and `noneText` stand in place of the list while no role is open. */
  roles: { title: string; none: string; noneText: string };
  /** Printed on the reply card. */
  introduction: { title: string; items: string[]; note: string };
  hiring: { title: string; intro: string; steps: Point[] };
  values: { title: string; inWorkLabel: string; items: Value[] };
  disciplines: { title: string; intro: string; items: Discipline[] };
  /** The first line of a message that is still empty. */
  opening: string;
  closing: string;
}

export const career: CareerContent = {
  title: "Career",
  description:
    "How we hire engineers, designers and data people, what we value and how it shows in daily work, and what to write when you introduce yourself.",
  heading: "Work that the next person can read",
  lead:
    "We hire people who build things that somebody else can carry on. " +
    "Here is how you get to know us and how both sides decide.",
  roles: {
    title: "Open roles",
    none: "No roles are listed today. Introduce yourself.",
    noneText: "We read every introduction, and say so if we have no work for you.",
  },
  introduction: {
    title: "Ten lines are plenty",
    items: [
      "One thing you built, which part was yours, and whether it still runs.",
      "One decision you would take differently now.",
      "The work you want next, and the kind you are tired of.",
      "Where you live, your notice period, and the contract you look for.",
      "A link to something we can read: a repository, a talk, a design file.",
    ],
    note: "Link to your CV, as the form takes text only. Leave out age, marital status and photo.",
  },
  hiring: {
    title: "How hiring works",
    intro: "At each of the four steps you may ask us the same kind of question that we ask you.",
    steps: [
      {
        title: "You introduce yourself",
        description: "In your own words, with the reply card above.",
      },
      {
        title: "We talk about one piece of work",
        description: "You choose it. We ask what you decided, what you left out and what broke afterwards.",
      },
      {
        title: "You show how you work",
        description:
          "Walk us through code or a design of your own, or review a small change that we send beforehand, " +
          "with faults in it on purpose. There are no puzzles at a whiteboard, and all you make stays yours.",
      },
      {
        title: "You meet the people and get an answer",
        description:
          "The engineer next to you and the person who would set your work each write down a view before hearing the other’s. " +
          "An offer names the role, the pay, the place and the notice period. A no comes with its reason.",
      },
    ],
  },
  values: {
    title: "What we value",
    inWorkLabel: "In the work",
    items: [
      {
        title: "Saying what you do not know",
        description: "You say it early, before anyone has to ask.",
        inWork:
          "An estimate names the two or three facts it depends on. When one of them turns out false, it is reopened.",
      },
      {
        title: "Reading first",
        description: "Other people’s code had reasons, some of which still hold.",
        inWork:
          "A first change is often a correction to the README. A rewrite is proposed only with the old behaviour recorded in tests.",
      },
      {
        title: "Explaining your changes",
        description: "The diff shows what changed. It cannot show why, or what you tried before.",
        inWork:
          "Commit messages give the cause and the rejected alternative. A closed ticket says how it was checked.",
      },
      {
        title: "Arguing with evidence",
        description: "Seniority does not settle a technical question.",
        inWork:
          "A query plan, a trace or ten users decide. Where none can be had, the choice that is easier to undo wins.",
      },
    ],
  },
  disciplines: {
    title: "Disciplines and their services",
    intro:
      "We look for one discipline in which you are at home, and enough of a second to review a colleague’s work.",
    items: [
      {
        title: "Web engineering",
        description: "Front ends, APIs and databases in TypeScript, Java and Python.",
        services: ["web-development"],
      },
      {
        title: "Mobile engineering",
        description: "Native and installable web apps, sync and conflict rules, tests on real phones.",
        services: ["mobile-development"],
      },
      {
        title: "Cloud and delivery",
        description: "Pipelines, accounts, cost, restores that have been rehearsed.",
        services: ["cloud-services"],
      },
      {
        title: "Firmware and devices",
        description: "C on a bench with a logic analyser, gateways, updates over the air.",
        services: ["hw-sw-integration", "iot-development"],
      },
      {
        title: "Design and research",
        description:
          "Watching people use things, components, accessibility with a keyboard and a screen reader.",
        services: ["ui-design"],
      },
      {
        title: "Product",
        description:
          "The first working version, the test that could prove the idea wrong, the point at which to stop.",
        services: ["product-development"],
      },
      {
        title: "Machine learning",
        description: "Baselines, test sets, evaluation that a stranger can rerun.",
        services: ["ai-ml-development"],
      },
      {
        title: "Data",
        description: "Loads, metric definitions, statistics, reports that match the ledger.",
        services: ["data-science"],
      },
      {
        title: "Engineers in client teams",
        description: "Web, cloud, data or machine learning, by the client’s rules and on the client’s board.",
        services: ["staffing-solution"],
      },
    ],
  },
  opening: "I'd like to work with you",
  closing: "What would you like to build next?",
};
