import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Data pipelines, business intelligence, statistics and forecasting, with one written definition per metric and a traceable source behind each figure.",
  heading: "From raw tables to figures you can trace",
  text:
    "When two reports disagree about the same month, the fault usually sits between the source system and the chart. " +
    "We build that stretch: the loads, the metric definitions, the models and the report, with a check at each step.",
  enquiryLabel: "Let's discuss your data project",
  overviewTitle: "What the team reports, and what it builds",
  overviewCards: [
    {
      figure: "25+",
      title: "data scientists",
      description: "Your figures can be recomputed by someone who did not write the first query.",
    },
    {
      figure: "15-40%",
      title: "revenue up",
      description:
        "It is no forecast for you: your own target is set against your ledger, " +
        "with a comparison group where one can be formed.",
    },
    {
      figure: "20-35%",
      title: "costs down",
      description:
        "Before a saving is counted in your project, we agree in writing which cost line it touches and over which months.",
    },
    {
      title: "One pipeline, end to end",
      description:
        "Extraction, tests, metrics and report live in one repository, so a changed column shows up before a wrong chart does.",
    },
  ],
  overviewText: [
    "The three figures are our data science team's own, and they belong to that team alone. " +
      "Revenue and cost also move with price, season and sales effort. " +
      "For that reason a project here starts with a measurement plan: which figure should change, " +
      "what it would have done otherwise, and how long it takes to see the difference.",
    "The fourth card has no number because it describes a way of working. " +
      "The people who write the extraction also write the metric and answer for the chart. " +
      "When a total looks wrong, you ask one team and get a table name, a commit and an explanation.",
  ],
  flipTitle: "Seven jobs and the check behind each",
  flipCards: [
    {
      title: "Predictive Analytics",
      description:
        "Forecasts a planner reads, with intervals: weekly orders per warehouse, for example. " +
        "We backtest by moving the cut-off through past months, compare with the same week last year, " +
        "and count how often actuals fall inside the interval.",
    },
    {
      title: "Data Mining",
      description:
        "A search through years of transactions for patterns worth acting on, such as articles returned together. " +
        "Every pattern must hold in a later period we had set aside, and we state how many were tried.",
    },
    {
      title: "Statistical Modeling",
      description:
        "An effect with its uncertainty: did the new price move sales, or did the festival season? " +
        "Assumptions are written down before the outcome is opened. A sensitivity run shows which of them carry the result.",
    },
    {
      title: "Business Intelligence",
      description:
        "Dashboards on metric definitions kept in Git, for example margin per branch after returns. " +
        "Before a page opens, its totals must match your ledger for closed months to the rupee, or list each difference.",
    },
    {
      title: "Data Engineering",
      description:
        "Scheduled loads from source to warehouse, such as nightly orders from an ERP into PostgreSQL. " +
        "Row counts and sums reconcile with the source, and running the same day twice leaves the same rows.",
    },
    {
      title: "Machine Learning",
      description:
        "Models trained on the warehouse columns your reports use: churn risk per customer, refreshed weekly. " +
        "Point-in-time joins keep later facts out of training; with shuffled labels the score must fall to chance.",
    },
    {
      title: "Data Strategy",
      description:
        "A ranked list of what to collect, repair or stop collecting, such as which spreadsheets deserve a pipeline. " +
        "An item stays on it only if it names a decision, an owner and the cost of being wrong.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Pipelines that stop on bad input",
      description:
        "A load that arrives late, empty or with a changed column halts before it reaches a report. " +
        "The alert names the table, the failed check and the last good run.",
    },
    {
      number: 2,
      title: "One definition per metric",
      description:
        '"Active customer" is one SQL expression with an owner and a date. ' +
        "When it changes, past values are recalculated or the chart marks the break. No copy lives in a spreadsheet.",
    },
    {
      number: 3,
      title: "Lineage down to the column",
      description:
        "From a figure in a report you can walk back through each transformation to the source column. " +
        "The map is generated from the code on every build, so it changes when the code does.",
    },
    {
      number: 4,
      title: "Access you can revoke",
      description:
        "Our people use named logins that read only the schemas the task needs. " +
        "Personal columns are masked or replaced with keys before analysis, unless you decide otherwise in writing.",
    },
    {
      number: 5,
      title: "Reports you can reproduce",
      description:
        "Each report carries its snapshot date and commit. " +
        "Running that commit on that snapshot gives the same figures again; where sampling is involved, the seed is stored with it.",
    },
    {
      number: 6,
      title: "A stop rule agreed first",
      description:
        "We write down beforehand which result ends the work, " +
        "such as an effect smaller than the cost of acting on it. When that result appears, we report it and close the question.",
    },
  ],
};
