import picture from "../images/heroes/ai-ml-development.svg";
import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  picture,
  description:
    "AI assistants, agents, language models and machine learning: build, buy or leave it, tested on your own data, with errors and costs side by side.",
  heading: "AI that proves itself on your own data",
  text: "Bring us one task where you know what a wrong answer costs, and we’ll test on your past cases whether to build, buy or leave it to your people.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Our AI/ML team in figures",
  overviewCards: [
    {
      figure: "30+",
      title: "AI/ML experts",
      description: "Someone who didn’t build the model reviews each evaluation.",
    },
    {
      figure: "5+",
      title: "years",
      description: "The team’s practical experience with machine learning.",
    },
    {
      figure: "50+",
      title: "ML models",
      description: "Each built by the team for the data at hand.",
    },
    {
      figure: "35+",
      title: "clients",
      description: "We name them only with their permission.",
    },
  ],
  overviewText: [
    {
      text: "For each option, we compare the errors, the cost per thousand cases and the price of a wrong answer.",
    },
    {
      figure: "30-300% improvements",
      text: "How much you gain depends on where you start, so we measure that first.",
    },
  ],
  demonstration: {
    title: "Set the threshold yourself",
    intro:
      "A model scores each machine, and someone checks any that score above the line. Drag it to see what mistakes cost.",
    alt: "500 squares, one for each machine, are ordered by score, with the 80 that failed above and the 420 that kept running below. A line at 0.65 divides a dark field from a lit one, where machines are checked. 54 failures are caught, 26 lie fallen in the dark, and 16 sound machines are checked for nothing. At 12\u00a0hours for a miss and 2\u00a0hours for a false alarm, that costs 344\u00a0hours.",
  },
  flipTitle: "Seven kinds of AI work",
  flipCards: [
    {
      title: "Machine Learning",
      description:
        "A small model built for you sorts and ranks the records you already keep, and costs next to nothing to run.",
    },
    {
      title: "Deep Learning",
      description:
        "For sound or vibration, we adapt a published neural network and test it on machines it has never heard.",
    },
    {
      title: "Computer Vision",
      description:
        "A model counts parts, reads labels or finds faults in camera images. If those mustn’t leave your plant, it runs next to the camera.",
    },
    {
      title: "Natural Language Processing",
      description:
        "A language model (LLM), hosted or on your own network, pulls amounts, dates and clauses out of invoices and contracts.",
    },
    {
      title: "Predictive Analytics",
      description:
        "Your software gets a probability it can act on: of the invoices scored at 20% for late payment, about one in five should be late.",
    },
    {
      title: "AI Chatbots",
      description:
        "Assistants answer from your manuals and cite the page. Agents read and draft, and a person signs off anything they’d send, pay or delete.",
    },
    {
      title: "AI Consulting",
      description:
        "Before you pay for a full build, we run a ready-made product, a hosted model and a simple rule on the same sample.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description:
        "We write down which decision the model supports, what data it may read and how we’ll measure success.",
    },
    {
      number: 2,
      title: "A baseline, and a test you can rerun",
      description:
        "A model goes live once it beats a simple rule and your present process, in a test your engineer can rerun.",
    },
    {
      number: 3,
      title: "Your data stays yours",
      description:
        "A hosted model sees only what you’ve released, masked if need be, at a provider you’ve approved, under GDPR where it applies.",
    },
    {
      number: 4,
      title: "Limits for every agent",
      description:
        "An agent may only use listed tools, each with a limit, so a web page or an email that tricks it (prompt injection) can do little harm.",
    },
    {
      number: 5,
      title: "A plan for the wrong answer",
      description:
        "A new version first runs silently alongside your process. Once it’s live, too many errors bring the previous version back.",
    },
    {
      number: 6,
      title: "A clear answer when it won’t work",
      description: "If your data can’t support the goal, we say so early and in writing.",
    },
  ],
  parts: [
    {
      kind: "weekly-plan",
      layout: "calendar",
      title: "Four weeks to a yes or no, at an agreed price",
      weeks: [
        {
          title: "The sample",
          description: "You bring past cases, and we agree what counts as wrong.",
        },
        {
          title: "The baseline",
          description: "We see how far a simple rule and a ready-made product get.",
        },
        {
          title: "The model",
          description: "A language model, or a model we train for you, gets cases it hasn’t seen.",
        },
        {
          title: "The answer",
          description: "You get a yes or no, with error rates and costs, and you keep the test.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who runs it afterwards",
      withEngineers: "Your engineers do, and they rerun the test before every release.",
      withoutEngineers:
        "We do, for a monthly fee. We check a sample of answers, watch the cost and fix what breaks.",
    },
    {
      kind: "law",
      title: "What the AI Act requires",
      points: [
        {
          text: "Since 2\u00a0August 2026, people have had to be told when they’re talking to an AI, unless it’s obvious. Some uses, such as social scoring, have been banned since 2\u00a0February 2025.",
          source: {
            label: "Regulation (EU) 2024/1689",
            url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
          },
        },
        {
          text: "In July 2026, the rules for high-risk AI were postponed to 2\u00a0December 2027 for uses such as hiring and credit, and to 2\u00a0August 2028 for AI inside regulated products.",
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
        "It is if the same task comes up every day and you have past cases with the right answer. For a general office assistant, buy a licence.",
    },
    {
      question: "What if the answer is yes?",
      answer: "Then we quote for the build, stage by stage.",
    },
    {
      question: "Who owns the model and the test?",
      answer:
        "You own the test and whatever we train or write. A hosted model belongs to its provider, under a contract in your name.",
    },
  ],
  closing: "Which decision would you test first?",
};
