import { commonProblems, type Problem } from "../common-problems.ts";
import type { PageText } from "../page-text.ts";
import type { ServiceSlug } from "../slugs.ts";

/** The texts of /services, where visitors find a service by their problem. */
export interface ServicesText extends PageText {
  overviewLabel: string;
  /** The labels of the filter above the problems, which has a text field and a choice of subjects. */
  filterLabels: {
    name: string;
    searchText: string;
    searchExample: string;
    subject: string;
    allSubjects: string;
    count: (fitting: number, all: number) => string;
    /** Stands instead of the count, above a few problems, if none has a word of the search. */
    noMatch: (shown: number) => string;
  };
  subjects: { name: string; services: ServiceSlug[] }[];
  problems: Problem[];
  /** The last entry of the list, for visitors who have not found their problem. */
  otherProblem: { title: string; text: string };
}

export const servicesPage: ServicesText = {
  title: "Which service solves your problem?",
  description:
    "Find the problem that sounds like yours, and see what we’d do first, what you get in the first month of each service, and three ways to hire us.",
  heading: "Start with your problem",
  overviewLabel: "See all ten services",
  filterLabels: {
    name: "Problems",
    searchText: "Search in your own words",
    searchExample: "cloud bill",
    subject: "Filter by topic",
    allSubjects: "Everything",
    count: (fitting, all) => (fitting === all ? `All ${all} problems.` : `${fitting} of ${all} problems.`),
    noMatch: (shown) => `No match. Here are ${shown} others:`,
  },
  subjects: [
    { name: "Web and apps", services: ["web-development", "mobile-development", "ui-design"] },
    { name: "Cloud", services: ["cloud-services"] },
    { name: "Devices", services: ["iot-development", "hw-sw-integration"] },
    { name: "Data and AI", services: ["data-science", "ai-ml-development"] },
    { name: "Product and team", services: ["product-development", "staffing-solution"] },
  ],
  otherProblem: {
    title: "Don’t see your problem?",
    text: "Describe it, and we’ll tell you which service fits.",
  },
  problems: [
    ...commonProblems,
    {
      sentence: "Our web app fails now and then, and every small change breaks something else.",
      answer:
        "We trace each fault to its cause, fix it, and add a test that catches it. If your app is in PHP or .NET, your team makes the fixes.",
      services: ["web-development"],
      searchWords:
        "bug crash slow broken error website site legacy old rewrite rebuild php maintain shop portal inherited handover undocumented takeover vendor agency left code migrate rescue",
    },
    {
      sentence: "My developers are good, but there aren’t enough of them for what we’ve promised.",
      answer: "Engineers who know your technology join your team, and your developers review their work.",
      services: ["staffing-solution"],
      searchWords:
        "hire hiring recruit programmer coder engineer freelancer contractor staff augmentation outsource extra capacity deadline",
    },
    {
      sentence: "My field staff need our system on their phones, even where there’s no signal.",
      answer: "The app keeps their work on the phone, and sends it once there’s a signal.",
      services: ["mobile-development", "web-development"],
      searchWords:
        "mobile app driver technician delivery courier warehouse offline android iphone ios tablet pwa",
    },
    {
      sentence: "Customers call our support line because they get lost in our app.",
      answer: "We watch people try the tasks they call about, and redesign the steps that stop them.",
      services: ["ui-design"],
      searchWords:
        "ux ui design usability user experience confusing complaint screen wireframe figma accessibility redesign conversion",
    },
    {
      sentence: "Someone here reads near-identical documents all day and copies details into a form.",
      answer:
        "We try fixed rules and a language model on the same sample of your documents. Your staff still decide the doubtful cases.",
      services: ["ai-ml-development"],
      searchWords: "invoice pdf ocr scan paperwork data entry extract automate classify email manual",
    },
    {
      sentence: "Sales, finance and operations each bring me a different number for the same month.",
      answer: "We agree one definition with all three, and check the figure against your ledger.",
      services: ["data-science"],
      searchWords:
        "report reporting excel spreadsheet dashboard kpi bi analytics power tableau metric warehouse consolidate predict prediction forecast demand inventory history purchase planning stock",
    },
    {
      sentence: "I want to know what our machines are doing without walking over to look.",
      answer: "A small computer reads the signals your machines already give and shows them on your screen.",
      services: ["iot-development"],
      searchWords:
        "sensor monitoring factory production industry plc iot temperature energy remote maintenance dashboard",
    },
    {
      sentence: "Our board works in the lab, but our software keeps losing contact with it.",
      answer:
        "We record what board and software send each other, then write down what each message should say.",
      services: ["hw-sw-integration"],
      searchWords:
        "firmware hardware driver modbus bluetooth serial usb can embedded device protocol integration interface",
    },
  ],
};
