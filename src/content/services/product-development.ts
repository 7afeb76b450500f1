import picture from "../images/heroes/product-development.svg";
import { company } from "../page-company.ts";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "From idea to first release: we test your biggest risk, build a first working version and plan the rest around real use.",
  heading: "Find out early whether your idea works",
  lead: "We start with the one question that could end the project, so that the rest of your money goes into a version people use.",
  price: "Fixed for the first month, then quoted version by version.",
  audience:
    "Founders without a technical cofounder, and companies that can’t agree on what to build. If you’re building a device you know people want, begin with IoT Development.",
  demo: {
    name: "backlog",
    title: "Put the riskiest item first",
    intro:
      "You have fifty weeks of ideas and money for thirty-five. Move the riskiest item to the front and see what you learn before the money runs out.",
    alt: "Eight items of work lie end to end and make up fifty weeks. The money runs out in week 35, where “Scan each pallet”, the riskiest item, tips over the edge. Of the other risky items, one lies beyond the edge and three come before it.",
  },
  firstMonthLayout: "calendar",
  parts: [
    {
      kind: "first-month",
      title: "Four weeks, with a way out in week three",
      weeks: [
        {
          title: "Shadowing",
          description:
            "We watch how people do the task today, and list what has to be true for your idea to work.",
        },
        {
          title: "Cheap tests",
          description: "We test the biggest risks on paper, in a spreadsheet or during a morning on site.",
        },
        {
          title: "Go or stop",
          description:
            "If the idea doesn’t hold up, you stop, having spent weeks instead of a year. If it does, we put a bare-bones app online that week.",
        },
        {
          title: "A finished task",
          description: "A user completes a real task while you watch, and that decides what comes next.",
        },
      ],
    },
    {
      kind: "case-study",
      title: "A morning at the loading bay",
      postmark: "07:15",
      onLetter: true,
      paragraphs: [
        "The plan was an app for returned goods: eight months of work, and supervisors scanning each pallet with a phone. The test was one phone, a sheet of printed codes and the early shift. The note from that morning reads:",
        "“Nobody refuses to scan, but everybody wears gloves, and the screen ignores them. By a quarter past seven the phone was lying on a crate and the numbers were being copied by hand, as always.”",
        "A scanner above the bay door replaced the phone. Under the old plan, we’d have found out in month eight.",
      ],
    },
    {
      kind: "table",
      title: "A list of risks, biggest first",
      intro: "The product is made up: software for returned goods in a distributor’s warehouses.",
      columns: ["Risk", "Cheapest test", "Decided by"],
      rows: [
        [
          "Supervisors skip scanning",
          "Printed codes, one phone, one loading bay, one early shift",
          "Head of operations, week\u00a02",
        ],
        [
          "Buyers refuse to pay per warehouse",
          "A written offer to five buyers, with a signature line",
          "Founder, week\u00a03",
        ],
        [
          "Accounting rejects returns without an invoice",
          "Post one such return to the accounting test system",
          "Finance lead, week\u00a02",
        ],
      ],
    },
    {
      kind: "support",
      title: "Once people depend on it",
      telegram: true,
      withEngineers:
        "One of them joins us in week three. When that person can ship a release alone, your team takes over and can book us by the day.",
      withoutEngineers:
        "For a monthly fee, we run the first version and respond to problems during the hours you choose. When you’re ready to hire a developer, we help you choose one and hand over.",
    },
    {
      kind: "deliverables",
      title: "What you come away with",
      points: [
        {
          title: "A working version",
          description: "Online and backed up, with a named person reading its error reports.",
        },
        {
          title: "What people did",
          description: "Our notes, with opinions marked as such.",
        },
        {
          title: "The list of risks",
          description: "A shared list with the evidence, the dates and what’s still open.",
        },
        {
          title: "The cut list",
          description: "What we left out, and what would bring it back.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What a first version needs from the start, and what can wait.",
      notes: [
        {
          title: "One complete path",
          description:
            "One kind of user and one task, from React through Spring Boot or Python to MySQL, with login, logging and deployment from GitLab.",
        },
        {
          title: "Security first",
          description:
            "Access checks on every record, a tested restore and a short threat model come before the first user. Scale can wait.",
        },
      ],
    },
  ],
  technologies: ["jira", "git-lab", "react-js", "spring-boot", "python", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It’s for you if the budget is yours to spend and you want proof before the full build. If your idea is a device and you don’t know yet whether people want it, start here, and we’ll test it with an off-the-shelf sensor. If an existing product does most of what you want, use it for a year and note what’s missing.",
    },
    {
      question: `You’re in ${company.place.country}. Who goes on site?`,
      answer:
        "Normally you go, with our list of what to look for, and we follow along on a video call. If one of us has to travel, the price includes the trip.",
    },
    {
      question: "Can you quote for the whole product?",
      answer: "Only after the first month, version by version.",
    },
  ],
  related: [
    { service: "ui-design", reason: "Comes first if people might not understand the screen." },
    {
      service: "web-development",
      reason: "Builds the web app if you already know what it has to do.",
    },
  ],
  closing: "What worries you about your idea?",
};
