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
  /** On the button below it. */
  startLabel: string;
  hiring: { title: string; intro: string; steps: Point[] };
  values: { title: string; inWorkLabel: string; items: Value[] };
  disciplines: { title: string; intro: string; items: Discipline[] };
  /** `none` and `noneText` stand in place of the list while no role is open. */
  roles: { title: string; none: string; noneText: string };
  introduction: { title: string; intro: string; items: string[]; note: string };
  enquiryLabel: string;
  /** The first line of a message that is still empty. */
  opening: string;
  closing: { title: string; text: string };
}

export const career: CareerContent = {
  title: "Career",
  startLabel: "Introduce yourself",
  description:
    "How we hire engineers, designers and data people, what we value and how it shows in daily work, and what to write when you introduce yourself.",
  heading: "Work that the next person can read",
  lead:
    "We hire people who build things that somebody else can carry on. " +
    "Here is how you get to know us and how both sides decide.",
  hiring: {
    title: "How hiring works",
    intro: "At each of the four steps you may ask us the same kind of question that we ask you.",
    steps: [
      {
        title: "You introduce yourself",
        description: "In your own words, through the form on this page; a short message is plenty.",
      },
      {
        title: "We talk about one piece of work",
        description:
          "You choose it. We want to hear what you decided, what you left out and what broke afterwards.",
      },
      {
        title: "You show how you work",
        description:
          "Walk us through code or a design of your own, or review a small change that we send beforehand. " +
          "It has faults in it, some of them deliberate, and takes the place of puzzles at a whiteboard; whatever you make stays yours.",
      },
      {
        title: "You meet the people and get an answer",
        description:
          "The engineer you would sit next to and the person who would set your work each write down a view before hearing the other’s. " +
          "An offer in writing names the role, the pay, the place and the notice period. A no comes with its reason.",
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
          "An estimate arrives with the two or three facts it depends on. When one of them turns out false, the estimate is reopened.",
      },
      {
        title: "Reading first",
        description: "Other people’s code had reasons, some of which still hold.",
        inWork:
          "A first change in a repository is often a correction to its README. A rewrite is proposed only with the old behaviour recorded in tests.",
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
    title: "Disciplines and the services they work in",
    intro:
      "We look for one discipline in which you are at home, and enough of a second to review a colleague’s work.",
    items: [
      {
        title: "Web engineering",
        description: "Front ends, APIs and databases; TypeScript, Java, Python.",
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
          "Watching people use things, flows, components, accessibility with a keyboard and a screen reader.",
        services: ["ui-design"],
      },
      {
        title: "Product",
        description:
          "Choosing the first working version, the test that could prove the idea wrong, and the point at which to stop.",
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
  roles: {
    title: "Open roles",
    none: "No roles are listed today. Introduce yourself.",
    noneText:
      "We read every introduction. If we have no work for you, we would rather say so than keep you waiting.",
  },
  introduction: {
    title: "What to write in an introduction",
    intro: "Ten lines do more than a list of forty tools.",
    items: [
      "One thing you built: what it was for, which part was yours, and whether it still runs.",
      "One decision you would take differently now.",
      "The kind of work you want next, and the kind you are tired of.",
      "Where you live, how much notice you must give, and the sort of contract you look for.",
      "A link to something we can read: a repository, a talk, a design file, an article.",
    ],
    note:
      "The form takes text, up to 5,000 characters, so link to your CV instead of attaching it. " +
      "Age, marital status and a photo are best left out.",
  },
  enquiryLabel: "Send your introduction",
  opening: "I'd like to work with you",
  closing: {
    title: "What would you like to build next?",
    text: "The form opens with its first line written. Add one piece of work you would enjoy talking about: our reply will begin with it.",
  },
};
