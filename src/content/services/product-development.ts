import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "From product idea to first release: discovery, a register of the risks, one thin working slice, and a backlog ordered by what users did with it.",
  heading: "A first release that settles the big doubt",
  outcome:
    "We find the assumption most likely to sink your product, test it cheaply, then release one thin slice to real users.",
  startLabel: "Ask about a first release",
  enquiryLabel: "Write to us about your product",
  closing: {
    title: "The belief you would rather not test",
    text: "Tell us what would have to be false for the product to fail, and who may then decide to stop.",
  },
  order: ["argument", "exhibit", "month", "deliverables", "signs"],
  titles: {
    signs: "Doubt worth testing",
    deliverables: "Five papers and a running slice",
    month: "Four weeks, one finished task",
    technologies: "What a slice is made of",
    questions: "Questions about going ahead",
  },
  argument: {
    title: "Sort the backlog by doubt",
    paragraphs: [
      "First versions tend to be planned by importance: sign-up, dashboard, payments. The thing that could kill the " +
        "product, say whether a warehouse supervisor will scan each pallet, waits until month four. We take that first. " +
        "An untested belief that would end the project if wrong gets the cheapest test able to refute it.",
      "Many such tests need no software. A spreadsheet and a morning at the loading dock may do. When the remaining " +
        "doubt does need code, we write a thin slice: one kind of user finishes one task, on the real database, with " +
        "login, logging and deployment in place. Prototypes cover more screens, prove less and are thrown away.",
      "Stopping counts as a result. You keep a dated page: what was believed, what happened, what finding out cost.",
    ],
  },
  signs: [
    "You can name the user and the problem, and still disagree about what to build.",
    "Money for the full build depends on showing that one part works.",
    "Outsiders ask for your internal tool and you wonder whether to sell it.",
  ],
  deliverables: [
    {
      title: "Problem page",
      description: "The user, the task, today's workaround, and the number that should move.",
    },
    {
      title: "Risk register",
      description: "Your version of the table above, in the repository beside the code.",
    },
    {
      title: "Interview notes",
      description:
        "What people did last time, with names removed. Opinions about the future are marked as opinions.",
    },
    {
      title: "Slice map",
      description: "The user's steps, and the narrowest line through them that still gets the task done.",
    },
    {
      title: "Running slice",
      description: "Deployed, backed up, with an error log somebody reads.",
    },
    {
      title: "Cut list",
      description: "What we left out, and the evidence that would bring it back.",
    },
  ],
  exhibit: {
    kind: "table",
    title: "A sample risk register",
    intro:
      "An invented product: software for returned goods in a distributor's warehouses. Most fatal doubt first.",
    columns: ["Risk", "How we find out", "Cheapest test", "Decision by"],
    rows: [
      [
        "Supervisors skip scanning",
        "Count returns against scans",
        "Printed codes, one phone, one dock, three shifts",
        "Operations head, week 2",
      ],
      [
        "Nobody pays per warehouse",
        "Ask for a signed pilot order",
        "A one-page offer to five buyers",
        "Founder, week 3",
      ],
      [
        "ERP refuses returns without an invoice",
        "Send it one",
        "A manual POST to the ERP's test system",
        "Finance lead, week 2",
      ],
      [
        "Labels arrive too torn to read",
        "Measure failed reads",
        "100 photographs through an open-source decoder",
        "Engineer, week 2",
      ],
      ["No Wi-Fi at the dock", "Walk it", "Upload a photo from ten marked spots", "Site manager, week 1"],
    ],
    note: "A row closes with evidence and a date. A row with no name in the last column is not worked on.",
  },
  firstMonth: [
    {
      title: "Shadowing",
      description: "We sit beside people doing the task, write the problem page and open the register.",
    },
    {
      title: "Cheap tests",
      description:
        "The worst risks are tried without production code. You see raw notes before our reading of them.",
    },
    {
      title: "Go or stop",
      description:
        "You decide from the register. On a go, an empty skeleton with login and database is deployed the same week.",
    },
    {
      title: "One finished task",
      description:
        "A user completes a real task in the slice while we watch. What we saw sets the next month and the cut list.",
    },
  ],
  technologies: ["jira", "git-lab", "react-js", "spring-boot", "python", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Nobody holds the decision. Discovery then produces slides; wait until somebody owns the budget. A product on sale covers most of it. Rent that for a year and note what hurts. Your notes will be a better specification. The specification is settled and you lack hands. Staffing is the simpler contract. You only doubt demand. A landing page and ten phone calls come before code.",
    },
    {
      question: "What if the answer is no?",
      answer:
        "Then we advise against building, in writing, and the work ends. The register, notes and test code are yours.",
    },
    {
      question: "Who owns the idea, and who owns the code?",
      answer:
        "The idea was yours before we met; we can sign confidentiality terms before hearing it. The contract assigns " +
        "code, designs and research notes to you.",
    },
    {
      question: "Can you quote for the whole product?",
      answer:
        "An honest figure is not available before discovery. We estimate the first month, then one slice at a time, as a " +
        "range, and name the risk that makes it wide.",
    },
    {
      question: "Do you postpone security until it succeeds?",
      answer:
        "A slice holds real data, so it has access checks per record, a tested backup and a short threat note " +
        "from its first user on. What we postpone is scale.",
    },
    {
      question: "Can we add features on the way?",
      answer:
        "Not to a slice under construction. New wishes become register rows or wait in the cut list until it ships.",
    },
    {
      question: "When can our own team carry on?",
      answer:
        "Soonest if one of your engineers commits from week three. Handover is the day that person releases and we do not: " +
        "README, decision records, open risks and admin rights are theirs.",
    },
  ],
  related: [
    {
      service: "ui-design",
      reason: "If the main doubt is whether people understand the screen.",
    },
    {
      service: "staffing-solution",
      reason: "Once the slice has proved itself and you want your own people on it.",
    },
  ],
};
