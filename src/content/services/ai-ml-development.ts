import machineLearning from "../images/cards/machine-learning.svg";
import deepLearning from "../images/cards/deep-learning.svg";
import computerVision from "../images/cards/computer-vision.svg";
import naturalLanguageProcessing from "../images/cards/natural-language-processing.svg";
import predictiveAnalytics from "../images/cards/predictive-analytics.svg";
import aiChatbots from "../images/cards/ai-chatbots.svg";
import aiConsulting from "../images/cards/ai-consulting.svg";
import picture from "../images/heroes/ai-ml-development.svg";
import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  picture,
  description:
    "AI assistants, agents, language models and machine learning: build, buy or leave it, tested on your own data, with errors and costs side by side.",
  heading: "AI that proves itself on your own data",
  text: "Bring us one task where you know what a wrong answer costs, and we’ll test on your past cases whether to build, buy or leave it alone.",
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
      description: "Each built for the data at hand.",
    },
    {
      figure: "35+",
      title: "clients",
      description: "We name them only with their permission.",
    },
  ],
  overviewText: [
    {
      text: "We compare the options by errors, cost per thousand cases and the price of a wrong answer.",
    },
    {
      figure: "30-300% improvements",
      text: "How much you gain depends on where you start, so we measure that first.",
    },
  ],
  demonstration: {
    title: "Set the threshold yourself",
    intro:
      "A model scores each machine, and someone checks any above the line. Drag the line to see what mistakes cost.",
    alt: "500 squares, one for each machine, are ordered by score, with the 80 that failed above and the 420 that kept running below. A line at 0.65 separates the machines that are checked from those that aren’t. 54 failures are caught, 26 are missed, and 16 sound machines are checked for nothing. At 12\u00a0hours for a miss and 2\u00a0hours for a false alarm, that costs 344\u00a0hours.",
  },
  flipTitle: "Seven kinds of AI work",
  flipCards: [
    {
      title: "Machine Learning",
      picture: machineLearning,
      description:
        "A small model sorts and ranks the records you already keep, and costs next to nothing to run.",
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
      description:
        "A model counts parts, reads labels or finds faults in camera images, and can run beside the camera.",
    },
    {
      title: "Natural Language Processing",
      picture: naturalLanguageProcessing,
      description:
        "A language model (LLM), hosted or on your own network, pulls amounts, dates and clauses out of invoices and contracts.",
    },
    {
      title: "Predictive Analytics",
      picture: predictiveAnalytics,
      description:
        "Your software gets a probability it can act on: of the invoices scored at 20%, about one in five will be paid late.",
    },
    {
      title: "AI Chatbots",
      picture: aiChatbots,
      description:
        "Assistants answer from your manuals and cite the page. Agents read and draft, and a person signs off anything they’d send, pay or delete.",
    },
    {
      title: "AI Consulting",
      picture: aiConsulting,
      description: "Before you pay for a full build, we test cheaper alternatives on the same sample.",
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
      description: "A model goes live once it beats a simple rule and your present process on that test.",
    },
    {
      number: 3,
      title: "Your data stays yours",
      description:
        "You approve the provider of any hosted model and the data it gets, masked if need be, with a processing agreement where the GDPR applies.",
    },
    {
      number: 4,
      title: "Limits for every agent",
      description:
        "An agent may only use listed tools, each with a limit, so an email that tricks it (prompt injection) can do little harm.",
    },
    {
      number: 5,
      title: "A plan for the wrong answer",
      description:
        "A new version first runs silently alongside your process. Once it’s live, we switch back if it makes too many errors.",
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
          description: "We see how far a simple rule or a ready-made product gets you.",
        },
        {
          title: "The model",
          description: "We try a language model, or one we train for you, on cases it hasn’t seen.",
        },
        {
          title: "The answer",
          description: "You get a yes or no, with error rates and costs, and keep the test.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who runs it afterwards",
      withEngineers: "Your engineers do, and rerun the test before every release.",
      withoutEngineers: "We do, for a monthly fee. We sample answers, watch the cost and fix what breaks.",
    },
    {
      kind: "law",
      title: "What the AI Act requires",
      points: [
        {
          text: "Since 2\u00a0August 2026, people have had to be told when they’re talking to an AI, unless it’s obvious. Drafts that your staff check and send normally need no notice. You have to help staff understand the AI they use.",
          source: {
            label: "Regulation (EU) 2024/1689",
            url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
          },
        },
        {
          text: "Providers must mark generated text so that software can detect it, with time until 2\u00a0December 2026 for older systems. High-risk rules apply from 2\u00a0December 2027 to uses such as hiring and credit, and from 2\u00a0August 2028 inside regulated products.",
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
        "Yes, if the same task comes up every day and you have past cases with the right answer. For a general office assistant, buy a licence.",
    },
    {
      question: "Could it draft replies to our support emails?",
      answer:
        "Usually. Two of your people mark 200 drafts against written criteria, such as whether the refund is right. We report the share that pass and how often your two people agree. A person checks and sends each draft, and we count the edits. The test includes hostile emails, and for each draft the model sees only the records of the customer who wrote in.",
    },
    {
      question: "Who owns the model?",
      answer: "You own whatever we train. A hosted model belongs to its provider.",
    },
  ],
  closing: "Which decision would you test first?",
};
