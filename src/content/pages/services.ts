import { commonProblems, type Problem } from "../problems.ts";

interface EngagementFormat {
  title: string;
  description: string;
  goodFor: string;
  youGet: string;
}

/** The problem-first finder at /services. */
export interface ServicesPage {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  intro: string;
  overviewLabel: string;
  problemsTitle: string;
  problems: Problem[];
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
    "Find the sentence that sounds like your situation and see where we would start, which of three ways of working suits it, and how neighbouring services differ.",
  heading: "Start from the problem",
  intro:
    "Look for the sentence you could have said yourself. With it stands the first thing we would do, and the service that does it. " +
    "If none fits, write your own in two lines and we will sort it for you.",
  overviewLabel: "See all ten services as cards",
  problemsTitle: "Which of these could you have said?",
  problems: [
    ...commonProblems,
    {
      words: "My field staff need our system on their phones, even where there is no signal.",
      answer:
        "The local database and its sync rules come first: who wins when two people edit the same record offline. " +
        "Native app or installable web app is decided after that, from a table of what the phone must do.",
      services: ["mobile-development", "web-development"],
    },
    {
      words: "Our customers ring support because they cannot find their way through our screens.",
      answer:
        "We take the reasons for those calls, watch people attempt the same tasks, and redraw the flow where they stop. " +
        "The new flow is tested with other people before anyone codes it.",
      services: ["ui-design"],
    },
    {
      words: "Our cloud bill grows every month and I cannot say what it pays for.",
      answer:
        "Tags and budget alerts come first, so each line of the bill has an owner. " +
        "Idle machines, old snapshots and forgotten test environments go next, before anyone redraws the architecture.",
      services: ["cloud-services"],
    },
    {
      words: "We release by hand from one laptop, and only one of us dares to do it.",
      answer:
        "A pipeline builds one artefact, tests it and takes that same artefact to each environment. " +
        "We write the runbook while a second person performs the release from it.",
      services: ["cloud-services", "web-development"],
    },
    {
      words: "Someone on my team reads near-identical documents all day and types them into a form.",
      answer:
        "We label a sample of those documents and try a template with a few rules before any model. " +
        "You see both error rates per field, and which fields still need a person.",
      services: ["ai-ml-development"],
    },
    {
      words: "Our sales, finance and operations people each bring me a different number for the same month.",
      answer:
        "We find the three queries behind the three numbers and write one agreed definition in SQL. " +
        "It has to match the ledger for closed months before any chart is drawn.",
      services: ["data-science"],
    },
    {
      words: "We keep years of order data and still guess how much stock to buy.",
      answer:
        "Your present rule is replayed over past months, and a forecast has to beat it there. " +
        "If orders should then go out without a person, the AI/ML side adds the limits and the monitoring.",
      services: ["data-science", "ai-ml-development"],
    },
    {
      words: "I want to know what our machines are doing without walking over to look.",
      answer:
        "A gateway reads the signals the machine already offers, such as Modbus or OPC UA, and buffers when the line drops. " +
        "Extra sensors are fitted only where no such signal exists.",
      services: ["iot-development"],
    },
    {
      words: "Our board works on the bench, but our software keeps losing contact with it.",
      answer:
        "We capture the traffic with a logic analyser and write the protocol down, timeouts and retries included. " +
        "A simulator built from that document lets the software be tested with no board attached.",
      services: ["hw-sw-integration"],
    },
    {
      words: "We are developing a connected device and need its firmware and its cloud side together.",
      answer:
        "Both sides begin from one message format and one update procedure. " +
        "An update interrupted by a power cut is among the first things tested, since it is the fault you cannot repair remotely.",
      services: ["hw-sw-integration", "iot-development"],
    },
    {
      words: "I inherited a system with no documentation, and the person who wrote it has left.",
      answer:
        "We build it from a clean checkout, list every system it talks to, rotate its credentials and test a restore. " +
        "You get that map before we propose a change.",
      services: ["web-development", "cloud-services"],
    },
  ],
  formatsTitle: "Three ways of working",
  formats: [
    {
      title: "Project",
      description:
        "Scope and acceptance checks are agreed in writing, and the work arrives in slices that run in your environment. " +
        "We keep the plan; after each slice you decide what comes next.",
      goodFor: "A result you can draw a line around: a portal, an app, a migration, a device interface.",
      youGet:
        "The repository with its full history, the deployment scripts, the acceptance checks as tests, " +
        "and a handover in which your people run a release themselves.",
    },
    {
      title: "Team extension",
      description:
        "Our engineers work from your backlog, under your technical lead and your review rules. " +
        "We handle onboarding, replacement and handover by a procedure you read before you agree.",
      goodFor: "Teams with someone who can direct and review the work, and more of it than they can finish.",
      youGet:
        "Commits and reviews under named accounts in your own tools, and a handover note that is updated as the work moves.",
    },
    {
      title: "Advisory",
      description:
        "You put one question; we read the code, the data, the drawings or the bill, and answer in writing. " +
        "It ends there unless you ask for more.",
      goodFor:
        "The weeks before an expensive yes: a rewrite, a vendor contract, a move to another cloud, a first model.",
      youGet:
        "Findings ranked by risk, each with its evidence as a file name, a query or a trace, " +
        "and the options compared, including leaving things as they are.",
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
        "Write down what has to keep working while the screen is locked.",
      ],
      [
        "Cloud Services or Web Development",
        "The server answers late, releases hurt or the bill is a mystery.",
        "The server answers at once and the page is still slow or hard to change.",
        "Compare time to first byte with the full load in the browser's Network panel.",
      ],
      [
        "UI/UX Design or Product Development",
        "The product exists and people get stuck in it.",
        "Nobody knows yet which feature earns its place.",
        "Let three users try one task, and say nothing while they do.",
      ],
      [
        "Staffing Solutions or Product Development",
        "You have a technical lead, a backlog and hours for review.",
        "You want a result and have nobody to direct engineers each day.",
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
        "A person decides, and needs figures that agree.",
        "Ask who acts on the output: a program or a person.",
      ],
    ],
  },
  enquiryLabel: "Write to us about your problem",
  closing: {
    title: "No sentence here is yours?",
    text: "Write it in two lines as you would say it to a colleague. We answer with the service, or with a reason why none of ours fits.",
  },
};
