import { commonProblems, type Problem } from "../problems.ts";
import type { ServiceSlug } from "../slugs.ts";

interface EngagementFormat {
  title: string;
  description: string;
  goodFor: string;
  youGet: string;
}

/** The problem-first finder at /services. Its formats are those of working-with-us.ts, with the same basis of the price. */
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
  missing: { title: string; text: string; label: string };
  formatsTitle: string;
  formats: EngagementFormat[];
  /** Neighbouring services and what tells them apart; the first cell of each row names the pair. */
  comparison: { title: string; caption: string; columns: string[]; rows: string[][] };
  enquiryLabel: string;
  closing: { title: string; text: string };
}

export const servicesPage: ServicesPage = {
  title: "Find a service by problem",
  description:
    "Find the sentence that sounds like your situation and see where we would start, which of three formats suits it, and how to choose between two services.",
  heading: "Start from the problem",
  intro:
    "Find the sentence you could have said yourself. Beside it stands what we would do first and the service that does it. " +
    "If yours is missing, tell us in two lines.",
  overviewLabel: "See all ten services as cards",
  problemsTitle: "Which of these could you have said?",
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
    text: "Describe it in a sentence or two. You hear which service fits and how it would begin.",
    label: "Describe my problem",
  },
  problems: [
    ...commonProblems,
    {
      words: "My field staff need our system on their phones, even where there is no signal.",
      answer:
        "The phone keeps its own copy and sends changes later, so you first decide with us whose change wins when two people edit the same record. " +
        "A short table of what the phone must do then shows whether you need an app from the store or a web app installed from a link.",
      services: ["mobile-development", "web-development"],
    },
    {
      words: "Our customers ring support because they cannot find their way through our screens.",
      answer:
        "We take the reasons for those calls, watch people attempt the same tasks, and redraw the flow where they stop. " +
        "Other people test the new flow before any of it is coded.",
      services: ["ui-design"],
    },
    {
      words: "Our cloud bill grows every month and I cannot say what it pays for.",
      answer:
        "Tags and budget alerts come first, so that each line of your bill has an owner. " +
        "Idle machines, old snapshots and forgotten test environments go next; the architecture can wait until then.",
      services: ["cloud-services"],
    },
    {
      words: "We release by hand from one laptop, and only one of us dares to do it.",
      answer:
        "A pipeline builds one artefact, tests it and takes that same artefact to each environment. " +
        "The runbook grows while a second person on your team performs the release.",
      services: ["cloud-services", "web-development"],
    },
    {
      words: "Someone on my team reads near-identical documents all day and types them into a form.",
      answer:
        "We label a sample of those documents and try a template with a few rules before any model. " +
        "You see both error rates per field and the fields that still need a person.",
      services: ["ai-ml-development"],
    },
    {
      words: "Our sales, finance and operations people each bring me a different number for the same month.",
      answer:
        "We find the three queries behind the three numbers and agree one definition with you in SQL. " +
        "It has to match the ledger for closed months before any chart is drawn.",
      services: ["data-science"],
    },
    {
      words: "We keep years of order data and still guess how much stock to buy.",
      answer:
        "Your present rule is replayed over past months, where a forecast has to beat it. " +
        "If orders should then go out by themselves, the AI/ML team adds limits and monitoring.",
      services: ["data-science", "ai-ml-development"],
    },
    {
      words: "I want to know what our machines are doing without walking over to look.",
      answer:
        "A gateway reads the signals your machines already offer, such as Modbus or OPC UA, and buffers when the line drops. " +
        "Extra sensors are fitted only where such a signal is missing.",
      services: ["iot-development"],
    },
    {
      words: "Our board works on the bench, but our software keeps losing contact with it.",
      answer:
        "We capture the traffic with a logic analyser and describe the protocol, timeouts and retries included. " +
        "From that description you get a simulator, so the software can be tested with no board attached.",
      services: ["hw-sw-integration"],
    },
    {
      words: "We are developing a connected device and need its firmware and its cloud side together.",
      answer:
        "Both sides begin from one message format and one update procedure. " +
        "A power cut in the middle of an update is among the first things tested, since you cannot repair it remotely.",
      services: ["hw-sw-integration", "iot-development"],
    },
    {
      words: "I inherited a system with no documentation, and the person who wrote it has left.",
      answer:
        "We build it from a clean checkout, list every system it talks to and every credential it uses, and test a restore on a spare machine. " +
        "You have that list in your hands before we change anything.",
      services: ["web-development", "cloud-services"],
    },
  ],
  formatsTitle: "Three ways of working with us",
  formats: [
    {
      title: "Project",
      description:
        "You get a defined result, one release at a time: the estimate is a range, and becomes a fixed price once the release’s scope is agreed. " +
        "We keep the plan; after each release you choose what comes next.",
      goodFor: "A result you can draw a line around: a portal, an app, a migration, a device interface.",
      youGet:
        "The repository with its full history, the deployment scripts, and the acceptance checks as tests that run on every change.",
    },
    {
      title: "Team extension",
      description:
        "Our engineers take tickets from your backlog, under your technical lead and your review rules, each at a monthly rate. " +
        "You read the rules for onboarding and replacement before you agree.",
      goodFor: "Teams whose lead can direct and review more work than the team can finish.",
      youGet:
        "Commits and reviews under named accounts in your own tools, from people who explain their changes.",
    },
    {
      title: "Advice by the day",
      description:
        "You bring one question. We read the code, data, drawings or bill behind it " +
        "and answer within the days agreed, at a day rate.",
      goodFor:
        "The weeks before an expensive yes: a rewrite, a vendor contract, a move to another cloud, a first model.",
      youGet:
        "Findings ranked by risk, each with a file name, a query or a trace as evidence, " +
        "and your options compared, including leaving things as they are.",
    },
  ],
  comparison: {
    title: "When two services look alike",
    caption: "Which of two services fits",
    columns: ["Undecided between", "Take the first when", "Take the second when", "How to find out"],
    rows: [
      [
        "Web Development or Mobile Development",
        "People arrive by a link, on any device, and leave again.",
        "It must run in the background, use Bluetooth or be found in an app store.",
        "List what has to keep working while the screen is locked.",
      ],
      [
        "Cloud Services or Web Development",
        "The server answers late, releases hurt or the bill is a mystery.",
        "The server answers at once and the page is still slow or hard to change.",
        "Compare time to first byte with the full load in the browser’s Network panel.",
      ],
      [
        "UI/UX Design or Product Development",
        "The product exists and people get stuck in it.",
        "You still have to learn which feature earns its place.",
        "Let three users try one task while you keep quiet.",
      ],
      [
        "Staffing Solutions or Product Development",
        "You have a technical lead, a backlog and hours for review.",
        "You want a result and would rather not direct engineers each day.",
        "Name the person who will review the first pull request.",
      ],
      [
        "IoT Development or HW/SW Integration",
        "Many devices far away report to one place and need updates.",
        "One board and one program have to understand each other.",
        "Count the devices that a person with a cable cannot reach.",
      ],
      [
        "AI / Machine Learning or Data Science",
        "Software should read or decide something, case by case.",
        "A person decides and needs figures that agree.",
        "Ask who acts on the output: a program or a person.",
      ],
    ],
  },
  enquiryLabel: "Send us your sentence",
  closing: {
    title: "How would you say it to a colleague?",
    text: "Send us exactly that sentence. You get back our first questions and what we would look at in week one.",
  },
};
