import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "AI assistants, agents, language models and machine learning: build, buy or leave it, decided on your own cases, with errors and costs side by side.",
  heading: "AI that proves itself on your own cases",
  text: "Should you build it, buy it or leave the work to your people? Bring one task where you know what a wrong answer costs, and we’ll find out on your own cases.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Our AI/ML team in figures",
  overviewCards: [
    {
      figure: "30+",
      title: "AI/ML experts",
      description: "Every evaluation is reviewed by an expert who didn’t build what it tests.",
    },
    {
      figure: "5+",
      title: "years",
      description: "The team’s experience with machine learning in practice.",
    },
    {
      figure: "50+",
      title: "ML models",
      description: "Built by the team, each for its own data.",
    },
    {
      figure: "35+",
      title: "clients",
      description: "Served by this team. We name them only if they allow it.",
    },
  ],
  overviewText: [
    {
      text: "To choose between building, buying and leaving it to your people, we compare the errors on your cases, the cost per thousand cases and the price of a wrong answer.",
    },
    {
      figure: "30-300% improvements",
      text: "How much you gain depends on where you start, so we measure that first.",
    },
  ],
  demonstration: {
    title: "Set the threshold yourself",
    intro:
      "A model scores each machine, and you set the score above which someone checks it. Drag the line to see the misses, the false alarms and what they cost.",
    alt: "500 squares, one for each machine, ordered by score: 80 that failed above, 420 that ran on below. A line at 0.65 parts a dark field from a lit one, where machines are checked. 54 failures are caught, 26 lie fallen in the dark, and 16 sound machines are checked for nothing. At 12\u00a0hours a miss and 2\u00a0hours a false alarm, that costs 344\u00a0hours.",
  },
  flipTitle: "Seven kinds of AI work, and how we decide",
  flipCards: [
    {
      title: "Machine Learning",
      description:
        "Sorts and ranks records you already keep, such as warranty claims. A small model of your own usually wins here, because it costs next to nothing to run.",
    },
    {
      title: "Deep Learning",
      description:
        "For sound, vibration and other signals too intricate for rules. We adapt a published network and test it on machines it has never heard.",
    },
    {
      title: "Computer Vision",
      description:
        "Counts, reads and finds faults in camera images. We try a hosted model first. If images mustn’t leave the plant, a smaller one runs next to the camera.",
    },
    {
      title: "Natural Language Processing",
      description:
        "Pulls amounts, dates and clauses out of invoices and contracts. A hosted language model (LLM) and one in your own network read the same documents, and you compare.",
    },
    {
      title: "Predictive Analytics",
      description:
        "Gives your software a probability to act on. Of the invoices it scores at 20% for late payment, about one in five should be paid late.",
    },
    {
      title: "AI Chatbots",
      description:
        "Assistants that answer from your manuals and cite the page, and agents that read and draft. Before an agent sends, pays or deletes anything, a named person signs it off.",
    },
    {
      title: "AI Consulting",
      description:
        "Settles whether to build, buy or leave it before you spend: a product, a hosted model and a plain rule work through the same sample.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description:
        "Before any code, we write down the decision the model supports, the data it may read and how success is measured.",
    },
    {
      number: 2,
      title: "A baseline, and a test you can rerun",
      description:
        "We measure what a rule or your present process achieves. A model goes live once it beats that, in a test your engineer can rerun.",
    },
    {
      number: 3,
      title: "Your data stays yours",
      description:
        "For each source, we mark whether it may leave, leaves masked or never leaves. A hosted model reads only what you’ve released, at a provider you’ve approved, under GDPR where it applies.",
    },
    {
      number: 4,
      title: "An agent has limits, and a person signs",
      description:
        "Every tool an agent may use is on a list, with a limit. An email or a web page counts as data, never as an order. We test every release with hidden instructions (prompt injection), and limit the damage if one slips through.",
    },
    {
      number: 5,
      title: "A plan for the wrong answer",
      description:
        "A new version first runs silently alongside your process. Once it’s live, we log errors and drifting data. Past an agreed limit, the previous version comes back.",
    },
    {
      number: 6,
      title: "A stop in writing",
      description:
        "Each stage ends with a written decision. If the data can’t support the goal, we say so early.",
    },
  ],
  parts: [
    {
      kind: "weekly-plan",
      title: "Four weeks to a yes or no, at an agreed price",
      weeks: [
        {
          title: "The sample",
          description: "You bring past cases. We agree what counts as wrong, and what it costs.",
        },
        {
          title: "The baseline",
          description: "A plain rule and a ready-made product work through the sample.",
        },
        {
          title: "The model",
          description: "A language model, or one of your own, gets cases it has never seen.",
        },
        {
          title: "The answer",
          description: "A yes or no with errors and costs. You keep the cases and the test.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who runs it afterwards",
      withEngineers: "Your engineers do. They rerun the test before every change.",
      withoutEngineers:
        "We do, for a monthly fee. We check a sample of answers, watch the cost and restore the previous version if needed.",
    },
    {
      kind: "law",
      title: "What the AI Act asks",
      points: [
        {
          text: "Since 2\u00a0August 2026, people must be told when they’re talking to an AI, unless it’s obvious. Some uses, such as social scoring, have been banned since 2\u00a0February 2025.",
          source: {
            label: "Regulation (EU) 2024/1689",
            url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
          },
        },
        {
          text: "High-risk rules were postponed in July 2026: to 2\u00a0December 2027 for uses such as hiring and credit, and to 2\u00a0August 2028 inside regulated products.",
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
        "It is if the same decision or text task comes up every day, and you have past cases with the right answer. If three lines of rules settle it, we’ll tell you, and your developers can write them. For a general assistant in the office, buy a licence.",
    },
    {
      question: "What does it cost?",
      answer:
        "The first month has a fixed price. After that we price each stage before it starts, and the cost of running the model is part of the comparison.",
    },
    {
      question: "Who owns the model and the test?",
      answer:
        "You own the test, the cases and whatever we train or write for you. A hosted model stays its provider’s, under a contract in your name.",
    },
  ],
  closing: "Which decision would you test first?",
};
