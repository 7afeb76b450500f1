import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Pipelines, business intelligence, statistics and forecasts: one agreed definition for each figure, traced to its source, for people and AI assistants alike.",
  heading: "Figures your whole company can agree on",
  text: "Every figure in your reports leads back to its source. When two reports disagree, the cause is usually between the system and the chart, so that’s the part we build: loads, definitions, forecasts and reports, with a check at each step.",
  enquiryLabel: "Let's discuss your data project",
  overviewTitle: "Our data science team in figures",
  overviewCards: [
    {
      figure: "25+",
      title: "data scientists",
      description: "Each result is recomputed by a second one.",
    },
    {
      figure: "15-40%",
      title: "revenue up",
      description: "We read your gain from your ledger, next to a comparison group where one is possible.",
    },
    {
      figure: "20-35%",
      title: "costs down",
      description: "Before we start, we agree which cost line and which months count.",
    },
    {
      title: "One pipeline, end to end",
      description:
        "Loads, tests, definitions and reports share one repository, so a changed column shows up before a wrong chart does.",
    },
  ],
  overviewText: [
    {
      text: "Every gain depends on where you start, so we measure that first. Then your project gets a plan for its own figure: what should change, what would have happened anyway, and how long it takes to see the difference.",
    },
    {
      text: "Buy the dashboard, since good ones are cheap, but build the definitions behind it, because nobody can sell you those. People and AI assistants then answer from one set of definitions, and everyone hears the same number.",
    },
  ],
  demonstration: {
    title: "Drag the order line",
    intro:
      "A warehouse orders the same quantity every month. Each unit short costs it $20, and each one left over costs $4. Where would you put the line?",
    alt: "The demand of twelve months as columns, cut by a straight line at 400 units. Before May demand is below the line, and 276 units are left over; from then on it’s above, and 367 are short. That costs $8,444 a year.",
  },
  flipTitle: "A check behind every piece of work",
  flipCards: [
    {
      title: "Predictive Analytics",
      description:
        "Forecasts with a range your planner can read, such as weekly orders per warehouse. We replay past months and count how often the truth fell inside the range.",
    },
    {
      title: "Data Mining",
      description:
        "A search through years of transactions for patterns worth acting on, such as items returned together. Each must hold up in a later period we’ve set aside.",
    },
    {
      title: "Statistical Modeling",
      description:
        "An effect with its uncertainty: did the new price move sales, or did the season? We fix the assumptions before anyone sees the outcome.",
    },
    {
      title: "Business Intelligence",
      description:
        "Dashboards built on definitions kept in Git, for example margin per branch after returns. Totals for closed months must match your ledger to the last cent.",
    },
    {
      title: "Data Engineering",
      description:
        "Scheduled loads from source to warehouse, such as nightly orders from an ERP into PostgreSQL. Loading the same day twice changes nothing.",
    },
    {
      title: "Machine Learning",
      description:
        "Models on the columns your reports use, such as the risk that a customer leaves. When we shuffle the answers as a test, the score must fall to chance, which shows that no answer has leaked in.",
    },
    {
      title: "Data Strategy",
      description:
        "A ranked list of what to collect, buy, repair or stop collecting. Each item names a decision, who makes it and what being wrong would cost.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Pipelines that stop on bad input",
      description:
        "A load that arrives late, empty or with a changed column stops before it reaches your report. The alert names the table, the failed check and the last good run.",
    },
    {
      number: 2,
      title: "One definition per metric",
      description:
        "“Active customer” is one calculation with a date and someone responsible for it. When it changes, we recalculate past values or mark the break in the chart.",
    },
    {
      number: 3,
      title: "Lineage down to the column",
      description:
        "From a figure in a report you can walk back through every step to the column it came from. The map is made from the code, so it changes with it.",
    },
    {
      number: 4,
      title: "Access you can revoke",
      description:
        "Our people and any AI tool have named logins that read only what their task needs. Personal columns are masked before analysis unless we agree otherwise in writing.",
    },
    {
      number: 5,
      title: "Reports you can reproduce",
      description:
        "Each report carries the date of its data and the version of its code. Run that version on that data and you get the same figures.",
    },
    {
      number: 6,
      title: "A stop rule agreed first",
      description:
        "We agree beforehand which result ends the work, such as an effect smaller than the cost of acting on it. If it appears, we report it and close the question.",
    },
  ],
  parts: [
    {
      kind: "weekly-plan",
      title: "Four weeks to one trusted figure, at an agreed price",
      weeks: [
        {
          title: "The disputed figure",
          description: "You name one that people argue about. We find every calculation behind it.",
        },
        {
          title: "The definition",
          description: "The people who use it agree on one calculation, in writing.",
        },
        {
          title: "The load",
          description: "It’s calculated from the source every night and checked against your ledger.",
        },
        {
          title: "The report",
          description: "One figure with a written definition, and a check that keeps running.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who keeps the figures right",
      withEngineers:
        "Your analysts take over the repository after adding a figure themselves, and can book us by the day.",
      withoutEngineers:
        "We watch the loads and fix them when a source changes, on a monthly contract. The data stays in your accounts.",
    },
  ],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is if two reports disagree, or if someone decides by a figure that nobody can trace. If all your data sits in one system and you only need charts, its own reporting module costs less.",
    },
    {
      question: "What does it cost?",
      answer:
        "The first month has a fixed price. After that we estimate each figure or forecast as a range, and fix the price once its definition is agreed.",
    },
    {
      question: "Do we have to buy a data warehouse?",
      answer:
        "Often not. We start with the database you have, and only suggest a warehouse when its queries slow down your daily work.",
    },
  ],
  closing: "Which figure do people argue about?",
};
