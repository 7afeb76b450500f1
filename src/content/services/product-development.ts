import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "From idea to first release: we test your biggest risk, build a first working version and plan the rest from real use.",
  heading: "Find out early whether your idea works",
  outcome:
    "The doubt that could end the project is tested in the first weeks, and the rest of the money goes into a version that people use.",
  price: "A fixed price for the first month, then one for each version",
  suits: "Founders without a technical partner, and companies that disagree about what to build.",
  demonstration: {
    title: "Put the riskiest card first",
    intro: "Eight cards, fifty weeks of work, and money for thirty-five: what will you know when it ends?",
    alt: "Eight cards of work end to end, fifty weeks in all. The money ends in week 35, in the middle of “Scan at the dock”, the card with the biggest doubt; another doubt lies beyond, and three are settled before.",
  },
  parts: [
    {
      kind: "month",
      title: "One month, with a stop in week three",
      weeks: [
        {
          title: "Shadowing",
          description: "We sit beside people who do the task today, and list what must be true.",
        },
        {
          title: "Cheap tests",
          description: "The worst doubts are tried with paper, a spreadsheet or a morning on site.",
        },
        {
          title: "Go or stop",
          description:
            "You decide. Stopping is a result, with what was learned in writing. After a go, an empty app with a login is online that week.",
        },
        {
          title: "A finished task",
          description: "A user completes a real task while you look on. That sets the next month.",
        },
      ],
    },
    {
      kind: "incident",
      title: "A morning at the loading dock",
      clock: "06:40",
      paragraphs: [
        "The plan: an app for returned goods, eight months of work, and supervisors who scan each pallet with a phone. The test: one phone, a sheet of printed codes and the shift that starts at 06:40. The note written at ten o’clock reads:",
        "“Nobody refuses to scan. Everybody wears gloves, and the screen ignores gloves. By a quarter past seven the phone lay on a crate, and the numbers were copied by hand, as always.”",
        "The phone became a scanner above the ramp. In the plan, that morning came in month eight.",
      ],
    },
    {
      kind: "table",
      title: "A list of doubts, worst first",
      intro:
        "An invented product: software for returned goods in a distributor’s warehouses. Evidence and a date close each line.",
      columns: ["Doubt", "Cheapest test", "Decided by"],
      rows: [
        [
          "Supervisors skip scanning",
          "Printed codes, one phone, one dock, three shifts",
          "Operations head, week\u00a02",
        ],
        [
          "Buyers refuse to pay per warehouse",
          "A one-page offer to five buyers, with room for a signature",
          "Founder, week\u00a03",
        ],
        [
          "Accounting refuses returns without an invoice",
          "Send it one, in its test system",
          "Finance lead, week\u00a02",
        ],
      ],
      note: "Before each test, name who decides. New ideas join the list.",
    },
    {
      kind: "doors",
      title: "Once people depend on it",
      withEngineers:
        "Let one of them join in from week three. When that person has made a release alone, your team runs and repairs the product, and answers at night. From then on our advice is paid by the day.",
      withoutEngineers:
        "None are needed to begin. We run the first version, mend it and are called when it fails, at night if your users need that, for a monthly rate. Once you hire a developer of your own, we help you choose and hand over.",
    },
    {
      kind: "deliverables",
      title: "What is yours afterwards",
      points: [
        {
          title: "A working version",
          description: "Online and backed up, with its errors read by a named person.",
        },
        {
          title: "What people did",
          description: "Notes on what they did last time. Opinions about the future are marked as opinions.",
        },
        {
          title: "The list of doubts",
          description: "With evidence, dates and what is still open.",
        },
        {
          title: "The cut list",
          description: "What was left out, and what would bring it back.",
        },
      ],
    },
    {
      kind: "engineers",
      intro: "What is in a first version from the start, and what may wait.",
      notes: [
        {
          title: "One path, whole",
          description:
            "One kind of user, one task, the real database, with login, logging and deployment. Prototypes cover more and prove less.",
        },
        {
          title: "Security at once",
          description:
            "Access checks per record, a tested restore and a short threat note from the first user on. Scale can wait.",
        },
        {
          title: "Handing over",
          description: "README, decision records and open risks stand beside the code from week three.",
        },
      ],
    },
  ],
  technologies: ["jira", "git-lab", "react-js", "spring-boot", "python", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if the budget is yours to decide and you want proof before the full build. If a product on sale covers most of it, rent that for a year and note what hurts. With a settled plan and too few hands, our Staffing Solutions are simpler. If only the demand is in doubt, a landing page and ten phone calls come before us.",
    },
    {
      question: "What if the answer is no?",
      answer:
        "Then we stop and put the reasons in writing: you have spent a month, not a year. Notes, list and test code belong to you.",
    },
    {
      question: "Can you quote for the whole product?",
      answer:
        "Before the first month the figure would be a guess. After it, each version has an estimate as a range, with the risk that makes it wide, and a fixed price once its contents are settled.",
    },
    {
      question: "What do you need from us?",
      answer:
        "In week one, people we may watch. In week three, your decision. In week four, a user with a real task.",
    },
  ],
  related: [
    { service: "ui-design", reason: "Comes first if the doubt is whether people understand the screen." },
    {
      service: "web-development",
      reason: "Builds the web app if you already know what it has to do.",
    },
  ],
  closing: "What must be true for it to succeed?",
};
