import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "From idea to first release: we test your biggest risk, build a first working version and plan the rest from real use.",
  heading: "Find out early whether your idea works",
  outcome:
    "We test the doubt that could end the project in the first weeks, so the rest of your money goes into a version people use.",
  price: "One price for the first month, then one for each version",
  audience: "Founders without a technical partner, and companies that can’t agree on what to build.",
  demonstration: {
    title: "Put the riskiest card first",
    intro:
      "A team has fifty weeks of work and money for thirty-five. What will it know when the money runs out?",
    alt: "Eight cards of work end to end, fifty weeks in all. The money ends in week 35, halfway through “Scan at the dock”, the card with the biggest doubt. One more doubt comes after it; three are settled before.",
  },
  parts: [
    {
      kind: "weekly-plan",
      title: "Four weeks, with a way out in week three",
      weeks: [
        {
          title: "Shadowing",
          description: "We sit next to people who do the task today and list what has to be true.",
        },
        {
          title: "Cheap tests",
          description: "We test the biggest risks on paper, in a spreadsheet or in a morning on site.",
        },
        {
          title: "Go or stop",
          description:
            "Stopping is a result: you’ve spent a month instead of a year. If it’s a go, an empty app with a login is online that week.",
        },
        {
          title: "A finished task",
          description: "A user completes a real task while you watch. That sets the next month.",
        },
      ],
    },
    {
      kind: "case-study",
      title: "A morning at the loading dock",
      paragraphs: [
        "The plan was an app for returned goods: eight months of work, with supervisors scanning each pallet by phone. The test was one phone, a sheet of printed codes and the early shift. The note from that morning reads:",
        "“Nobody refuses to scan. Everybody wears gloves, and the screen ignores gloves. By a quarter past seven the phone lay on a crate, and the numbers were copied by hand, as always.”",
        "The phone became a scanner above the ramp. In the plan, that morning would have come in month eight.",
      ],
    },
    {
      kind: "table",
      title: "A list of doubts, worst first",
      intro:
        "An invented product: software for returned goods in a distributor’s warehouses. Every doubt gets a test, a date and someone to judge it.",
      columns: ["Doubt", "Cheapest test", "Decided by"],
      rows: [
        [
          "Supervisors skip scanning",
          "Printed codes, one phone, one dock, three shifts",
          "Operations head, week\u00a02",
        ],
        [
          "Buyers refuse to pay per warehouse",
          "A written offer to five buyers, with a line for the signature",
          "Founder, week\u00a03",
        ],
        [
          "Accounting rejects returns without an invoice",
          "Post one such return to the accounting test system",
          "Finance lead, week\u00a02",
        ],
      ],
      note: "Name who decides before each test. New ideas go on the list.",
    },
    {
      kind: "support",
      title: "Once people depend on it",
      withEngineers:
        "Have one of them join us from week three. Once that person has made a release alone, your team runs and repairs the product, and you pay us by the day for advice.",
      withoutEngineers:
        "You can start without engineers. We run the first version, fix it, and respond when it fails, at any hour if your users need that. You pay by the month, and when you hire a developer, we help you choose and hand over.",
    },
    {
      kind: "deliverables",
      title: "What you keep",
      points: [
        {
          title: "A working version",
          description: "Online and backed up, with a named person reading its errors.",
        },
        {
          title: "What people did",
          description: "Notes on what they did last time. Opinions about the future are marked as opinions.",
        },
        {
          title: "The list of doubts",
          description: "With the evidence, the dates and what’s still open.",
        },
        {
          title: "The cut list",
          description: "What we left out, and what would bring it back.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What a first version has from the start, and what can wait.",
      notes: [
        {
          title: "One path, whole",
          description:
            "One kind of user and one task, on the real database, with login, logging and deployment. A prototype covers more and proves less.",
        },
        {
          title: "Security at once",
          description:
            "Access checks on every record, a tested restore and a short threat note before the first user arrives. Scale can wait.",
        },
        {
          title: "Handing over",
          description: "README, decision records and open risks are kept with the code from week three.",
        },
      ],
    },
  ],
  technologies: ["jira", "git-lab", "react-js", "spring-boot", "python", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is if the budget is yours to spend and you want proof before the full build. If a product on sale covers most of it, rent that for a year and note what hurts. If your plan is settled and you’re short of people, our Staffing Solutions are simpler. If you only doubt the demand, put up a landing page and make ten phone calls first.",
    },
    {
      question: "Can you quote for the whole product?",
      answer:
        "Before the first month, any figure would be a guess. After it, each version gets an estimate as a range, with the risk that makes it wide, and a fixed price once its contents are settled.",
    },
    {
      question: "What do you need from us?",
      answer:
        "In week one, people we can watch. In week three, a decision. In week four, a user with a real task.",
    },
  ],
  related: [
    { service: "ui-design", reason: "Comes first if you doubt that people understand the screen." },
    {
      service: "web-development",
      reason: "Builds the web app if you already know what it has to do.",
    },
  ],
  closing: "What has to be true for it to succeed?",
};
