import { company } from "../company.ts";
import picture from "../images/heroes/product-development.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  hero: { picture },
  description:
    "From idea to first release: we test your biggest risk, build a first working version and plan the rest around real use.",
  heading: "Find out early whether your idea works",
  lead: "We start with the question that could end the project. Only then does your money go into a version people can use.",
  price: "We quote for the first month before it starts, then for each version.",
  audience: "Founders without a technical cofounder, and companies that can’t agree what to build.",
  demo: {
    name: "backlog",
    title: "Put the riskiest item first",
    intro:
      "You have fifty weeks of ideas, and money for thirty-five. Move the riskiest item to the front and see what you learn in time.",
  },
  parts: [
    {
      kind: "first-month",
      layout: "calendar",
      title: "Four weeks, with a way out in week three",
      weeks: [
        {
          title: "Shadowing",
          description:
            "You show us how people do the task today, and we list what must be true for your idea to work.",
        },
        {
          title: "Cheap tests",
          description: "We test the biggest risks on paper, in a spreadsheet or during a morning on site.",
        },
        {
          title: "Go or stop",
          description:
            "If the idea fails, you’ve spent weeks, not a year. If it holds, we start on a bare-bones app.",
        },
        {
          title: "A finished task",
          description: "The app goes online, and a user completes a real task while you watch.",
        },
      ],
    },
    {
      kind: "table",
      title: "A list of risks, biggest first",
      intro: "We made up this plan for software that handles returned goods.",
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
          "The accounts system rejects returns without an invoice",
          "Post one such return to its test copy",
          "Finance lead, week\u00a02",
        ],
      ],
    },
    {
      kind: "for-engineers",
      intro: "What a first version needs.",
      notes: [
        {
          title: "One complete path",
          description:
            "One user can finish one task, from screen to database, with login, logging and deployment in place.",
        },
        {
          title: "Security first",
          description:
            "Access checks, a tested restore and a short threat model come before the first user. Scale can wait.",
        },
      ],
    },
  ],
  technologies: ["jira", "git-lab", "react-js", "spring-boot", "python", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if you want proof before you pay for the full build. If an existing product does most of what you want, use it for a year and note what’s missing.",
    },
    {
      question: `You’re in ${company.place.town}. Who goes on site?`,
      answer:
        "Normally you do, with our checklist, and we join by video. If one of us travels, the quote includes the trip.",
    },
    {
      question: "Our idea is a device. Do we start here?",
      answer:
        "Yes, if you don’t know yet whether people want it. An off-the-shelf sensor can test that before anyone designs a board.",
    },
  ],
  related: [
    { service: "ui-design", reason: "For a screen people may not understand." },
    { service: "web-development", reason: "For a web app whose task is already clear." },
  ],
};
