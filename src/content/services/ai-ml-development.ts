import aiChatbots from "../images/flip-cards/ai-chatbots.svg";
import aiConsulting from "../images/flip-cards/ai-consulting.svg";
import computerVision from "../images/flip-cards/computer-vision.svg";
import deepLearning from "../images/flip-cards/deep-learning.svg";
import machineLearning from "../images/flip-cards/machine-learning.svg";
import naturalLanguageProcessing from "../images/flip-cards/natural-language-processing.svg";
import predictiveAnalytics from "../images/flip-cards/predictive-analytics.svg";
import picture from "../images/heroes/ai-ml-development.svg";
import { company } from "../page-company.ts";
import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  picture,
  description:
    "AI assistants, agents, language models and machine learning: your own data shows whether to build, buy or do nothing, with errors and costs side by side.",
  heading: "AI that proves itself on your own data",
  lead: "Bring us one task where you know what a wrong answer costs, and your past cases will show whether to build, buy or do nothing.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Our AI/ML team in figures",
  overviewFigures: [
    {
      figure: "30+",
      title: "AI/ML experts",
      description: "Every evaluation is reviewed by an expert who didn’t build the model.",
    },
    {
      figure: "5+",
      title: "years",
      description: "Practical experience with machine learning.",
    },
    {
      figure: "50+",
      title: "ML models",
      description: "Each trained on one client’s data, for that client alone.",
    },
    {
      figure: "35+",
      title: "clients",
      description: "We name them only with their permission.",
    },
  ],
  overviewText: [
    {
      figure: "30-300% improvements",
      text: "You choose what to improve: documents read per hour, say, or faults found.",
    },
  ],
  demo: {
    name: "threshold",
    title: "Set the threshold yourself",
    intro:
      "A model scores each machine’s risk of failing, and someone checks every machine above a line you set. What do the mistakes cost?",
    alt: "500 machines in order of score. A line at 0.65 catches 54 of 80 failures, wastes 16 checks and costs 344\u00a0hours.",
  },
  flipTitle: "Seven kinds of AI work",
  flipCards: [
    {
      title: "Machine Learning",
      picture: machineLearning,
      description: "A small model sorts and ranks the records you keep.",
    },
    {
      title: "Deep Learning",
      picture: deepLearning,
      description:
        "For sound or vibration, we adapt a published neural network and test it on machines it has never heard.",
    },
    {
      title: "Computer Vision",
      picture: computerVision,
      description: "A model counts parts, reads labels or finds faults in camera images.",
    },
    {
      title: "Natural Language Processing",
      picture: naturalLanguageProcessing,
      description:
        "A language model (LLM), hosted or on your network, pulls amounts and dates from invoices and contracts.",
    },
    {
      title: "Predictive Analytics",
      picture: predictiveAnalytics,
      description:
        "Your software gets a probability to act on: of invoices scored at 20%, about one in five will be paid late.",
    },
    {
      title: "AI Chatbots",
      picture: aiChatbots,
      description:
        "Assistants answer from your manuals and cite the page. Agents read and draft, but can’t send, pay or delete anything without a person’s approval.",
    },
    {
      title: "AI Consulting",
      picture: aiConsulting,
      description: "We compare the errors and costs of the alternatives.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description:
        "We write down which decision the model supports, what it may read and how we’ll measure success.",
    },
    {
      number: 2,
      title: "A baseline to beat",
      description:
        "A model goes live only once it has beaten a simple rule and your current process in a test you can rerun.",
    },
    {
      number: 3,
      title: "Your data and models are yours",
      description: `You own every model we train. If we use a hosted model, you approve it, its provider and the data it gets. Before personal data reaches us in ${company.place.country}, we sign a data processing agreement and any transfer clauses the law requires.`,
    },
    {
      number: 4,
      title: "Limits for every agent",
      description:
        "An agent may use only approved tools, so even if an email tricks it (prompt injection), it can reach only what its task needs.",
    },
    {
      number: 5,
      title: "A plan for the wrong answer",
      description: "A new version first runs silently alongside your process, and we can always switch back.",
    },
    {
      number: 6,
      title: "A clear answer when it won’t work",
      description: "If your data can’t support the goal, we say so early, in writing.",
    },
  ],
  parts: [
    {
      kind: "first-month",
      title: "Four weeks to a yes or no, at a fixed price",
      weeks: [
        {
          title: "The sample",
          description:
            "You bring past cases, in your own language, and say what counts as wrong. We write down today’s error rate and cost.",
        },
        {
          title: "The baseline",
          description: "We see how far fixed rules and an off-the-shelf product get you.",
        },
        {
          title: "The model",
          description: "We try a language model, or a model we train for you, on unseen cases.",
        },
        {
          title: "The answer",
          description:
            "You get a yes or no, with the new error rates and costs beside today’s, and margins of error.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who runs it afterwards",
      withEngineers: "Your engineers run it, and repeat the test before every release.",
      withoutEngineers: "For a monthly fee, we sample answers, watch the cost and fix what breaks.",
    },
    {
      kind: "law",
      title: "What the AI Act requires",
      points: [
        {
          text: "Since 2\u00a0August 2026, an AI that talks to people has had to say it’s an AI, unless that’s obvious.",
          source: {
            label: "Regulation (EU) 2024/1689",
            url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
          },
        },
        {
          text: "If we build a system that you use or sell under your own name, you’re its provider and must mark the text it generates so that software can tell it was written by AI. From 2\u00a0December 2027, the high-risk rules apply to uses such as hiring and credit.",
          source: {
            label: "Regulation (EU) 2026/1744",
            url: "https://eur-lex.europa.eu/eli/reg/2026/1744/oj",
          },
        },
      ],
    },
  ],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if a task comes up every day and you have past cases with the right answers. For a search tool, a few hundred real questions will do. For a general office assistant, buy a licence.",
    },
    {
      question: "Can search results respect who’s allowed to read what?",
      answer:
        "Yes. The search filters by the reader’s access groups before ranking, and picks up every deletion and change of access.",
      example: { brief: "document-search", label: "See our document search example" },
    },
    {
      question: "Could an assistant answer our customers by itself?",
      answer:
        "Only if it’s right often enough in a test your people mark (see our post on AI evaluation). Otherwise, it drafts replies for your staff.",
    },
    {
      question: "How do you charge?",
      answer: "The first month has a fixed price. After that, we quote version by version.",
    },
  ],
  closing: "Which decision would you test first?",
};
