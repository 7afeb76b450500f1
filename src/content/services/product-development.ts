import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "From idea to first release: we test your biggest risk, build a first working version and plan the rest from real use.",
  heading: "From product idea to a tested first release",
  outcome:
    "You learn early whether your riskiest assumption holds, then put a working first version in front of users.",
  startLabel: "Plan my first release",
  enquiryLabel: "Get a test for my idea",
  closing: {
    title: "What must be true for it to succeed?",
    text: "Name the belief you are least sure of and who may decide to stop. In return you get the cheapest test we know and what each outcome would tell you.",
  },
  order: ["argument", "demonstration", "illustration", "month", "deliverables", "signs"],
  titles: {
    signs: "When a test comes first",
    deliverables: "What you hold afterwards",
    month: "From first visit to a finished task",
    technologies: "What we build first versions with",
    questions: "Questions about going ahead",
  },
  argument: {
    title: "Start with what could sink the idea",
    paragraphs: [
      "First versions tend to be planned by importance: sign-up, dashboard, payments. What could kill the product, say whether a warehouse supervisor will scan each pallet, waits until month four. With us it goes first: a belief that would end the project if wrong gets the cheapest test able to refute it.",
      "Many such tests need no software: a spreadsheet and a morning at the loading dock may do. When the doubt needs code, you get a first working version: one kind of user finishes one task on the real database, with login, logging and deployment in place. Prototypes cover more screens, prove less and are thrown away.",
      "Stopping counts as a result. You keep a dated page on what was believed, what happened and what finding out cost.",
    ],
  },
  signs: [
    "You can name the user and the problem, yet disagree about what to build.",
    "Your money for the full build depends on showing that one part works.",
    "Outsiders ask for your internal tool and you wonder whether to sell it.",
  ],
  demonstration: {
    title: "Put the riskiest card first",
    intro:
      "Eight cards, one budget. Move them and see how much is spent before you know whether the product can work.",
    alt: "A falling staircase: the doubt left as the budget of eight cards is spent. In the planned order the biggest doubt is settled at 71% of the budget, riskiest first at 22%, easiest first at 100%.",
  },
  deliverables: [
    {
      title: "Problem page",
      description: "The user, the task, today’s workaround and the number that should move.",
    },
    {
      title: "Risk register",
      description: "Your own version of the sample, in the repository beside the code.",
    },
    {
      title: "Interview notes",
      description:
        "What people did last time, with names removed. Opinions about the future are marked as opinions.",
    },
    {
      title: "Task map",
      description: "The user’s steps, and the narrowest line through them that gets the task done.",
    },
    {
      title: "First working version",
      description: "Deployed and backed up, with an error log that a named person reads.",
    },
    {
      title: "Cut list",
      description: "What we left out for now, and the evidence that would bring it back.",
    },
  ],
  illustration: {
    kind: "table",
    title: "A sample risk register",
    intro:
      "An invented product: software for returned goods in a distributor’s warehouses. The doubt most likely to end the project comes first.",
    columns: ["Risk", "How we find out", "Cheapest test", "Decision by"],
    rows: [
      [
        "Supervisors skip scanning",
        "Count returns against scans",
        "Printed codes, one phone, one dock, three shifts",
        "Operations head, week\u00a02",
      ],
      [
        "Buyers refuse to pay per warehouse",
        "Ask for a signed pilot order",
        "A one-page offer to five buyers",
        "Founder, week\u00a03",
      ],
      [
        "ERP refuses returns without an invoice",
        "Send it one",
        "A manual POST to the ERP’s test system",
        "Finance lead, week\u00a02",
      ],
      [
        "Labels arrive too torn to read",
        "Measure failed reads",
        "100 photographs through an open-source decoder",
        "Engineer, week\u00a02",
      ],
      [
        "No Wi-Fi at the dock",
        "Walk it",
        "Upload a photo from ten marked spots",
        "Site manager, week\u00a01",
      ],
    ],
    note: "A row closes with evidence and a date. Work on it starts once the last column names a person.",
  },
  firstMonth: [
    {
      title: "Shadowing",
      description: "We sit beside people doing the task, write the problem page and open the register.",
    },
    {
      title: "Cheap tests",
      description:
        "We try the worst risks before writing production code. You see the raw notes, then our reading of them.",
    },
    {
      title: "Go or stop",
      description:
        "You decide with the register in hand. On a go, an empty app with login and database is deployed the same week.",
    },
    {
      title: "A finished task",
      description:
        "You see a user complete a real task. What happens there sets the next month and the cut list.",
    },
  ],
  technologies: ["jira", "git-lab", "react-js", "spring-boot", "python", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It fits if you hold the budget and want proof before the full build. If the decision has no owner yet, wait: discovery would produce slides. If a product on sale covers most of it, rent that for a year: notes on what hurts make a better specification. With a settled specification and too few hands, our staffing service is simpler. If you only doubt demand, a landing page and ten phone calls come first.",
    },
    {
      question: "What if the answer is no?",
      answer:
        "The work ends with our advice against building, in writing. Register, notes and test code are yours.",
    },
    {
      question: "Who owns it, and when can our team carry on?",
      answer:
        "The idea was yours before we met; the contract assigns code, designs and research notes to you. Your team takes over soonest if one engineer joins in from week three. Once that person has made a release alone, the README, decision records and open risks are in their hands, and our access can end.",
    },
    {
      question: "Can you quote for the whole product?",
      answer:
        "Before discovery the figure would be a guess. You get an estimate for the first month, then for one version at a time, as a range with the risk that makes it wide. It becomes a fixed price once that version’s scope is agreed.",
    },
    {
      question: "Do you postpone security until it succeeds?",
      answer:
        "Your first version holds real data, so it has access checks per record, a tested backup and a short threat note from its first user on. What can wait is scale.",
    },
    {
      question: "What do you need from us in the first month?",
      answer:
        "In week one, people we may watch at their work. In week three, your decision to go on or stop. In week four, a user who tries a real task. The register’s last column names who decides what, and by when.",
    },
    {
      question: "Can we add features on the way?",
      answer: "Your new wishes become register rows or wait in the cut list until the current version ships.",
    },
  ],
  related: [
    {
      service: "ui-design",
      reason: "Comes first if the doubt is whether people understand the screen.",
    },
    {
      service: "staffing-solution",
      reason: "Adds engineers to your own team once the product has proved itself.",
    },
  ],
};
