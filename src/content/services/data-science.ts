import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Data pipelines, business intelligence, statistics and forecasting, with one agreed definition per metric and a traceable source behind each figure.",
  heading: "Figures your whole company can agree on",
  text: "You get reports whose every figure leads back to its source. Where two of them disagree, the fault usually sits between source system and chart, so we build that stretch: loads, metric definitions, models and report, with a check at each step.",
  enquiryLabel: "Let's discuss your data project",
  overviewTitle: "Our data science team and how it works",
  overviewCards: [
    {
      figure: "25+",
      title: "data scientists",
      description: "You can have any figure recomputed by a second person who starts from the source.",
    },
    {
      figure: "15-40%",
      title: "revenue up",
      description:
        "Your own target is set against your ledger, with a comparison group where one can be formed.",
    },
    {
      figure: "20-35%",
      title: "costs down",
      description:
        "Before a saving counts in your project, we agree which cost line it touches and over which months.",
    },
    {
      title: "One pipeline, end to end",
      description:
        "Extraction, tests, metrics and report live in one repository, so a changed column shows up before a wrong chart does.",
    },
  ],
  overviewText: [
    "What you can gain depends on where you start, so we measure that first. Revenue and cost also move with price, season and sales effort, so your project has a measurement plan: which figure should change, what it would have done otherwise, and how long it takes to see the difference.",
    "One pipeline also means one address for your questions. The people who write the extraction also write the metric and answer for the chart. When a total looks wrong, you ask one team and get a table name, a commit and an explanation.",
  ],
  demonstration: {
    title: "Beat last year",
    intro:
      "Most plans begin with the same month of last year. Choose a method and a service level, and see how far off it is and what ordering by it would have cost.",
    alt: "The demand of twelve months as bars, with what was ordered by last year’s month: 145 units were short, most of them in May and July, and 69 were left over. That cost $3,176, against $1,480 by Holt-Winters.",
  },
  flipTitle: "A check behind every piece of work",
  flipCards: [
    {
      title: "Predictive Analytics",
      description:
        "Forecasts your planner reads, with intervals: weekly orders per warehouse, for example. We backtest by moving the cut-off through past months, compare with the same week last year and count how often actuals fall inside the interval.",
    },
    {
      title: "Data Mining",
      description:
        "A search through years of transactions for patterns worth acting on, such as articles returned together. Every pattern must hold in a later period we had set aside, and you learn how many were tried.",
    },
    {
      title: "Statistical Modeling",
      description:
        "An effect with its uncertainty: did the new price move sales, or did the festival season? Assumptions are fixed before the outcome is opened. A sensitivity run shows which of them carry the result.",
    },
    {
      title: "Business Intelligence",
      description:
        "Dashboards on metric definitions kept in Git, for example margin per branch after returns. Before a page goes live, its totals for closed months must match your ledger to the last paisa; a difference stops it.",
    },
    {
      title: "Data Engineering",
      description:
        "Scheduled loads from source to warehouse, such as nightly orders from an ERP into PostgreSQL. Row counts and sums reconcile with the source, and running the same day twice leaves the same rows.",
    },
    {
      title: "Machine Learning",
      description:
        "Models trained on the warehouse columns your reports use: churn risk per customer, refreshed weekly. Point-in-time joins keep later facts out of training; with shuffled labels the score must fall to chance.",
    },
    {
      title: "Data Strategy",
      description:
        "A ranked list of what to collect, repair or stop collecting, such as which spreadsheets deserve a pipeline. Each item names a decision, an owner and the cost of being wrong; one that cannot is dropped.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Pipelines that stop on bad input",
      description:
        "A load that arrives late, empty or with a changed column halts before it reaches your report. The alert names the table, the failed check and the last good run.",
    },
    {
      number: 2,
      title: "One definition per metric",
      description:
        "“Active customer” is one SQL expression with an owner and a date, and no spreadsheet holds a copy. When it changes, past values are recalculated or the chart marks the break.",
    },
    {
      number: 3,
      title: "Lineage down to the column",
      description:
        "You can walk back from a figure in a report through each transformation to the source column. The map is generated from the code on every build, so it changes when the code does.",
    },
    {
      number: 4,
      title: "Access you can revoke",
      description:
        "Our people use named logins that read the schemas their task needs. Personal columns are masked or replaced with keys before analysis, unless you decide otherwise in writing.",
    },
    {
      number: 5,
      title: "Reports you can reproduce",
      description:
        "Each report carries its snapshot date and commit. You run that commit on that snapshot and get the same figures again; where sampling is involved, the seed is stored with it.",
    },
    {
      number: 6,
      title: "A stop rule agreed first",
      description:
        "We agree with you beforehand which result ends the work, such as an effect smaller than the cost of acting on it. When it appears, we report it and close the question.",
    },
  ],
};
