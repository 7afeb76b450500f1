import { company } from "../company.ts";
import businessIntelligence from "../images/flip-cards/business-intelligence.svg";
import dataEngineering from "../images/flip-cards/data-engineering.svg";
import dataMining from "../images/flip-cards/data-mining.svg";
import dataStrategy from "../images/flip-cards/data-strategy.svg";
import machineLearning from "../images/flip-cards/machine-learning.svg";
import predictiveAnalytics from "../images/flip-cards/predictive-analytics.svg";
import statisticalModeling from "../images/flip-cards/statistical-modeling.svg";
import type { TeamDetails } from "../service-details.ts";

const figures = company.teamFigures.dataScience;

export const details: TeamDetails = {
  description:
    "Pipelines, business intelligence, statistics and forecasts: one agreed definition for each figure, traced to its source, for people and AI assistants alike.",
  heading: "Figures your whole company can agree on",
  lead: "When two reports disagree, the cause is usually between the source and the chart. We check each step.",
  enquiryLabel: "Let's discuss your data project",
  overviewTitle: "Our data science team in figures",
  overviewFigures: [
    {
      figure: figures.scientists,
      title: "data scientists",
      description: "They build pipelines, forecasts and reports.",
    },
    {
      figure: figures.revenue,
      title: "revenue up",
      description: "We compare your sales before and after our work.",
    },
    {
      figure: figures.costs,
      title: "costs down",
      description: "We compare your costs in the same way.",
    },
    {
      figure: "1",
      title: "pipeline, end to end",
      description: "Tests, definitions and reports share one repository.",
    },
  ],
  overviewText: [
    {
      text: "Charts are quick to make. The work is in defining what they show, and we do that with you.",
    },
  ],
  hero: {
    demo: {
      name: "demand",
      title: "How much would you order each month?",
      intro:
        "A warehouse orders the same quantity every month. Each unit short costs $20, and each unit left over costs $4.",
    },
  },
  flipTitle: "Seven kinds of data work",
  flipCards: [
    {
      title: "Predictive Analytics",
      picture: predictiveAnalytics,
      description: "Each forecast has a range, which we test on past months.",
    },
    {
      title: "Data Mining",
      picture: dataMining,
      description: "We search past sales for patterns that hold up later.",
    },
    {
      title: "Statistical Modeling",
      picture: statisticalModeling,
      description: "We find out whether the new price moved sales, or the season did.",
    },
    {
      title: "Business Intelligence",
      picture: businessIntelligence,
      description: "Dashboards share definitions, and closed months must match your ledger.",
    },
    {
      title: "Data Engineering",
      picture: dataEngineering,
      description: "We load data on a schedule, and loading it twice does no harm.",
    },
    {
      title: "Machine Learning",
      picture: machineLearning,
      description: "A model predicts which customers may leave.",
    },
    {
      title: "Data Strategy",
      picture: dataStrategy,
      description: "You get a ranked list of what to collect, buy or repair.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Pipelines that stop on bad input",
      description:
        "Data that is late, empty or in a new format raises an alert and stays out of your report.",
    },
    {
      number: 2,
      title: "One definition per metric",
      description: "“Active customer” has one definition and one owner.",
    },
    {
      number: 3,
      title: "Every figure traced to its source",
      description: "You can follow any figure back to the column it came from.",
    },
    {
      number: 4,
      title: "Access you can revoke",
      description: "People and AI tools have named logins that read only what the task needs.",
    },
    {
      number: 5,
      title: "Reports you can reproduce",
      description: "Each report names the date of its data and the version of its code.",
    },
    {
      number: 6,
      title: "A stopping rule from the start",
      description: "We agree in advance which result ends the work, such as an effect too small to act on.",
    },
  ],
  firstMonth: {
    layout: "calendar",
    title: "From a disputed figure to an agreed one",
    weeks: [
      {
        title: "The disputed figure",
        description: "You name a disputed figure, and we find out how it’s calculated.",
      },
      {
        title: "The definition",
        description: "The people who use the figure settle on one calculation, in writing.",
      },
      {
        title: "The load",
        description: "Each night, the figure is calculated and checked against your ledger.",
      },
      {
        title: "The report",
        description: "You have the figure, its definition and the nightly check.",
      },
    ],
  },
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if your people argue about a figure or can’t trace it. If you only need charts from one system, use that system’s own reports.",
    },
  ],
};
