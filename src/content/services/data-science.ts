import businessIntelligence from "../images/flip-cards/business-intelligence.svg";
import dataEngineering from "../images/flip-cards/data-engineering.svg";
import dataMining from "../images/flip-cards/data-mining.svg";
import dataStrategy from "../images/flip-cards/data-strategy.svg";
import machineLearning from "../images/flip-cards/machine-learning.svg";
import predictiveAnalytics from "../images/flip-cards/predictive-analytics.svg";
import statisticalModeling from "../images/flip-cards/statistical-modeling.svg";
import picture from "../images/heroes/data-science.svg";
import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  picture,
  description:
    "Pipelines, business intelligence, statistics and forecasts: one agreed definition for each figure, traced to its source, for people and AI assistants alike.",
  heading: "Figures your whole company can agree on",
  lead: "When two reports disagree, the cause is usually somewhere between the source system and the chart. We look after that whole stretch, with a check at each step.",
  enquiryLabel: "Let's discuss your data project",
  overviewTitle: "Our data science team in figures",
  overviewFigures: [
    {
      figure: "25+",
      title: "data scientists",
      description: "For pipelines, statistics, forecasts and reports.",
    },
    {
      figure: "15-40%",
      title: "revenue up",
      description: "Measured in the client’s own ledger, against a comparison group where there is one.",
    },
    {
      figure: "20-35%",
      title: "costs down",
      description: "Before work starts, we agree today’s figure, which costs count and over which months.",
    },
    {
      figure: "1",
      title: "pipeline, end to end",
      description: "Tests, definitions and reports share one repository, and the tests run on every load.",
    },
  ],
  overviewText: [
    {
      text: "A good dashboard is cheap. The definitions behind it are the work, and we write them with you. Then people and AI assistants give the same number.",
    },
  ],
  demo: {
    name: "demand",
    title: "How much would you order each month?",
    intro:
      "A warehouse orders the same quantity every month. Each unit short costs $20, and each one left over costs $4. Where would you put the line?",
    alt: "Twelve months of demand are drawn as columns, cut by a straight line at 400 units. Before May, demand is below the line and 276 units are left over; from then on it’s above, and the warehouse is 367 units short. That costs $8,444 a year.",
  },
  flipTitle: "Seven kinds of data work, each with its own check",
  flipCards: [
    {
      title: "Predictive Analytics",
      picture: predictiveAnalytics,
      description:
        "Forecasts come with a range. We replay past months and count how often the real figure fell inside it.",
    },
    {
      title: "Data Mining",
      picture: dataMining,
      description:
        "We search years of transactions for patterns. Each must hold up in a later period that we’ve set aside.",
    },
    {
      title: "Statistical Modeling",
      picture: statisticalModeling,
      description:
        "Was it the new price that moved sales, or the season? We write down our assumptions before anyone sees the answer.",
    },
    {
      title: "Business Intelligence",
      picture: businessIntelligence,
      description:
        "Dashboards share the same definitions, and totals for closed months must match your ledger to the last cent.",
    },
    {
      title: "Data Engineering",
      picture: dataEngineering,
      description: "We load data on a schedule. Loading the same day twice changes nothing.",
    },
    {
      title: "Machine Learning",
      picture: machineLearning,
      description:
        "A model predicts, for example, which customers may leave. We train on earlier months, test on later ones, and leave out anything recorded after the customer had gone.",
    },
    {
      title: "Data Strategy",
      picture: dataStrategy,
      description:
        "You get a ranked list of what to collect, buy or repair. Each item names the decision it would improve.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Pipelines that stop on bad input",
      description:
        "If data arrives late, empty or with a changed column, an alert says so, and it stays out of your report until someone has checked it.",
    },
    {
      number: 2,
      title: "One definition per metric",
      description:
        "“Active customer” has one definition and one owner. When it changes, we recalculate the past or mark the break in the chart.",
    },
    {
      number: 3,
      title: "Every figure traced to its source",
      description: "From any figure in a report, you can go back step by step to the column it came from.",
    },
    {
      number: 4,
      title: "Access you can revoke",
      description:
        "People and AI tools have named logins that can read only what the task needs. Personal data is masked unless you agree otherwise in writing.",
    },
    {
      number: 5,
      title: "Reports you can reproduce",
      description:
        "Each report names the date of its data and the version of its code, so the same figures can be produced again.",
    },
    {
      number: 6,
      title: "A stopping rule from the start",
      description:
        "We agree in advance which result ends the work: an effect too small to act on, for instance.",
    },
  ],
  firstMonth: {
    layout: "calendar",
    title: "In four weeks, one figure you can trust, at a fixed price",
    weeks: [
      {
        title: "The disputed figure",
        description: "You name a figure that people argue about, and we find every calculation behind it.",
      },
      {
        title: "The definition",
        description: "The people who use the figure settle on one calculation, in writing.",
      },
      {
        title: "The load",
        description: "The figure is calculated from the source every night and checked against your ledger.",
      },
      {
        title: "The report",
        description: "You have the figure, its definition and a check that keeps running.",
      },
    ],
  },
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if your people argue about a figure or rely on one they can’t trace. If all your data is in one system and you only need charts, that system’s own reports will do.",
    },
    {
      question: "Who keeps the figures accurate afterwards?",
      answer:
        "Your engineers, once they’ve added a figure themselves. If you have none, we watch the nightly pipelines and fix them when a source changes, for a monthly fee. The data stays in your accounts.",
    },
    {
      question: "Do we have to buy a data warehouse?",
      answer:
        "Often not. We start with the database you have, and suggest a warehouse only if reports slow down your daily work.",
    },
  ],
  closing: "Tell us which figure people argue about",
};
