import { company } from "../company.ts";
import aiChatbots from "../images/flip-cards/ai-chatbots.svg";
import aiConsulting from "../images/flip-cards/ai-consulting.svg";
import computerVision from "../images/flip-cards/computer-vision.svg";
import deepLearning from "../images/flip-cards/deep-learning.svg";
import machineLearning from "../images/flip-cards/machine-learning.svg";
import naturalLanguageProcessing from "../images/flip-cards/natural-language-processing.svg";
import predictiveAnalytics from "../images/flip-cards/predictive-analytics.svg";
import picture from "../images/heroes/ai-ml-development.svg";
import type { TeamDetails } from "../service-details.ts";

const figures = company.teamFigures.aiMl;

export const details: TeamDetails = {
  hero: { picture },
  description:
    "AI assistants, agents, language models and machine learning: your own data shows whether to build, buy or do nothing, with errors and costs side by side.",
  heading: "AI that proves itself on your own data",
  lead: "Bring us one task. Your past cases show whether to build a tool, buy one or do neither.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Our AI/ML team in figures",
  overviewFigures: [
    {
      figure: figures.experts,
      title: "AI/ML experts",
      description: "For all the work below.",
    },
    {
      figure: figures.years,
      title: "years",
      description: "This team’s experience in AI.",
    },
    {
      figure: figures.models,
      title: "ML models",
      description: "Built in that time.",
    },
    {
      figure: figures.clients,
      title: "clients",
      description: "We name them only with their permission.",
    },
  ],
  overviewText: [
    {
      figure: `${figures.improvements} improvements`,
      text: "We measure before and after our work.",
    },
  ],
  demo: {
    name: "threshold",
    title: "Set the threshold yourself",
    intro:
      "A model scores each machine’s risk of failing, and someone checks the machines to the right of your line.",
  },
  flipTitle: "Seven kinds of AI work",
  flipCards: [
    {
      title: "Machine Learning",
      picture: machineLearning,
      description: "A model ranks claims by urgency.",
    },
    {
      title: "Deep Learning",
      picture: deepLearning,
      description: "A neural network learns the sound of your machines.",
    },
    {
      title: "Computer Vision",
      picture: computerVision,
      description: "A model reads labels or finds faults in images.",
    },
    {
      title: "Natural Language Processing",
      picture: naturalLanguageProcessing,
      description: "A language model reads amounts in invoices.",
    },
    {
      title: "Predictive Analytics",
      picture: predictiveAnalytics,
      description: "Each invoice gets a probability of late payment.",
    },
    {
      title: "AI Chatbots",
      picture: aiChatbots,
      description: "An assistant answers questions and cites the page in your manual.",
    },
    {
      title: "AI Consulting",
      picture: aiConsulting,
      description: "We compare the alternatives, including doing nothing.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description: "We agree what the model decides and how to measure success.",
    },
    {
      number: 2,
      title: "A baseline to beat",
      description: "No model goes live until it beats a simple rule and today’s process.",
    },
    {
      number: 3,
      title: "Your data and models are yours",
      description: "You own what we train on your data. Any model we build on keeps its own licence.",
    },
    {
      number: 4,
      title: "Limits for every agent",
      description: "An agent can use only the tools you approve.",
    },
    {
      number: 5,
      title: "A plan for the wrong answer",
      description: "A new version first runs beside your process. Once it’s live, you can still switch back.",
    },
    {
      number: 6,
      title: "A clear answer when it won’t work",
      description: "If your data can’t support the goal, we say so.",
    },
  ],
  firstMonth: {
    layout: "calendar",
    title: "Four weeks towards a clear answer",
    weeks: [
      {
        title: "The sample",
        description: "You bring past cases, and we note the errors your present process makes.",
      },
      {
        title: "The baseline",
        description: "We try fixed rules and an off-the-shelf product.",
      },
      {
        title: "The model",
        description: "We try a language model, or a model we train ourselves, on cases it hasn’t seen.",
      },
      {
        title: "The answer",
        description:
          "We recommend rules, a product, a model or none of them, and show each one’s errors and costs beside today’s. You decide.",
      },
    ],
  },
  law: {
    title: "What does the EU AI Act require?",
    points: [
      {
        text: "A chatbot must say what it is, unless that’s obvious. Rules for AI in hiring apply from 2\u00a0December 2027, and in medical devices from 2\u00a0August 2028.",
        source: {
          label: "Regulation (EU) 2024/1689, as amended in 2026",
          url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
        },
      },
    ],
  },
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if a task comes up daily and you have past cases (for a document search, real questions and the pages that answer them). For a general office assistant, buy a ready-made one.",
    },
    {
      question: "Where are our documents kept, and where does the model run?",
      answer: "In your cloud account, on your servers or with a provider you approve.",
      example: { brief: "document-search", label: "See our document search example" },
    },
  ],
};
