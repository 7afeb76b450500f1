import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Pipelines, business intelligence, statistics and forecasts: one agreed definition for each figure, traced to its source, that people and AI assistants share.",
  heading: "Figures your whole company can agree on",
  text: "Every figure in your reports leads back to its source. Two reports usually part ways between the system and the chart, and that is the stretch we build: loads, definitions, forecasts and report, with a check at each step.",
  enquiryLabel: "Let's discuss your data project",
  overviewTitle: "Our data science team in figures",
  overviewCards: [
    {
      figure: "25+",
      title: "data scientists",
      description: "Any figure can be recomputed by a second person who starts from the source.",
    },
    {
      figure: "15-40%",
      title: "revenue up",
      description: "Your target is read from your ledger, beside a comparison group where one can be formed.",
    },
    {
      figure: "20-35%",
      title: "costs down",
      description:
        "Before work begins, your project names the cost line it is about and the months that count.",
    },
    {
      title: "One pipeline, end to end",
      description:
        "Loads, tests, definitions and report live in one repository: a changed column shows up before a wrong chart does.",
    },
  ],
  overviewText: [
    {
      text: "Every gain depends on its starting point, which we measure before anything else. Your project then has a plan for its own figure: what should change, what it would have done otherwise, and how long it takes to see the difference.",
    },
    {
      text: "Most of it is a choice between building, buying and leaving alone. You buy the dashboard, since good ones are cheap. You build the definitions behind it, because nobody sells yours. An AI assistant may then answer questions from the same definitions, and everyone hears the same number.",
    },
  ],
  demonstration: {
    title: "Forecast better than last year’s month",
    intro:
      "Most plans begin with the same month of last year. What would a better forecast save, and is it enough once leftovers get dearer?",
    alt: "The demand of twelve months, and what was ordered by last year’s month: 145 units were short, most of them in May and July, and 69 were left over. That cost $3,176 in a year.",
  },
  flipTitle: "A check behind every piece of work",
  flipCards: [
    {
      title: "Predictive Analytics",
      description:
        "Forecasts with their range that your planner reads, such as weekly orders per warehouse. We replay past months, compare with the same week last year and count how often the truth fell inside the range.",
    },
    {
      title: "Data Mining",
      description:
        "A search through years of transactions for patterns worth acting on, such as articles returned together. Each must hold in a later period that we had set aside, and the report says how many were tried.",
    },
    {
      title: "Statistical Modeling",
      description:
        "An effect with its uncertainty: did the new price move sales, or did the season? The assumptions are fixed before the outcome is opened. A second run shows which of them carry the result.",
    },
    {
      title: "Business Intelligence",
      description:
        "Dashboards on definitions kept in Git, for example margin per branch after returns. Before a page goes live, its totals for closed months must match your ledger to the last cent. An AI assistant answers from the same definitions.",
    },
    {
      title: "Data Engineering",
      description:
        "Scheduled loads from source to warehouse, such as nightly orders from an ERP into PostgreSQL. Counts and sums must agree with the source, and loading a day twice leaves it as it was.",
    },
    {
      title: "Machine Learning",
      description:
        "Models on the columns that your reports use, such as the risk that a customer leaves. Facts from later never reach the training. As a test we shuffle the answers: the model’s score must then fall to chance.",
    },
    {
      title: "Data Strategy",
      description:
        "A ranked list of what to collect, buy, repair or stop collecting, such as which spreadsheets deserve a pipeline. Each item names a decision, an owner and the cost of being wrong.",
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
        "“Active customer” is one calculation with an owner and a date, and no spreadsheet holds a copy. When it changes, past values are recalculated or the chart marks the break.",
    },
    {
      number: 3,
      title: "Lineage down to the column",
      description:
        "From a figure in a report you can walk back through each step to the column it came from. The map is made from the code on every build and changes when the code does.",
    },
    {
      number: 4,
      title: "Access you can revoke",
      description:
        "Our people and any AI tool have named logins that read what their task needs. Personal columns are masked before analysis, a measure the GDPR names, unless we agree otherwise in writing.",
    },
    {
      number: 5,
      title: "Reports you can reproduce",
      description:
        "Each report carries the date of its data and the version of its code. Run that version on that data, and the same figures come out again.",
    },
    {
      number: 6,
      title: "A stop rule agreed first",
      description:
        "We agree beforehand which result ends the work, such as an effect smaller than the cost of acting on it. When it appears, we report it and close the question.",
    },
  ],
};
