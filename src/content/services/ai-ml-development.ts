import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Assistants, agents, language models and machine learning: build, buy or leave it, decided on your own cases, with the cost per thousand beside the errors.",
  heading: "AI that proves itself on your own cases",
  text: "Build it, buy it or leave the task with your people: you decide on figures from your own work. Bring one task in which a wrong answer has a known cost.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Our AI/ML team in figures",
  overviewCards: [
    {
      figure: "30+",
      title: "AI/ML experts",
      description: "Every evaluation is reviewed by an expert who had no part in building what it tests.",
    },
    {
      figure: "5+",
      title: "years",
      description:
        "Every project begins the way they taught us: with a sample of your cases and the result of a simple rule.",
    },
    {
      figure: "50+",
      title: "ML models",
      description:
        "Yours is fitted to your data. What carries over is the order of work, from the test set to the way back.",
    },
    {
      figure: "35+",
      title: "clients",
      description: "Each has separate storage and logins: your data works for you alone.",
    },
  ],
  overviewText: [
    {
      text: "A task has three good answers today. You buy a product, you build on a language model (LLM) that is hosted or your own, or you leave the task with your people. We put three figures under each: errors on your cases, cost per thousand of them, and the price of a wrong answer.",
    },
    {
      figure: "30-300% improvements",
      text: "That is the team’s fifth figure. Going from 20 right answers in 100 to 80 is an improvement of 300%. What you can gain depends on where you start, and we measure that first.",
    },
  ],
  demonstration: {
    title: "Set the threshold yourself",
    intro:
      "A model gives each machine a score, and you decide from which score on somebody goes to look. Drag the line to see what it misses, whom it disturbs and what that costs.",
    alt: "Scores of 500 machines as two histograms, with a line at 0.65 from which on there is an alarm: 54 of 80 failures are caught and 26 missed, and 16 of the 420 sound machines are disturbed. That loses 344\u00a0hours.",
  },
  flipTitle: "Seven kinds of work, and the decision in each",
  flipCards: [
    {
      title: "Machine Learning",
      description:
        "Sorting and ranking of tables you already keep, such as warranty claims. Here a small model of your own usually wins: its cost per thousand cases is a rounding error. We report misses and false alarms on claims newer than its training data.",
    },
    {
      title: "Deep Learning",
      description:
        "Sound, vibration and other signals too intricate for rules. We adapt a published network before we train a new one. Whole machines are held out, and the network is tested on motors it has yet to hear.",
    },
    {
      title: "Computer Vision",
      description:
        "Counting, reading and finding faults in camera images. A hosted model is tried first. Where images must not leave the plant, a smaller one runs beside the camera. Missed faults and false alarms are counted separately.",
    },
    {
      title: "Natural Language Processing",
      description:
        "Amounts, dates and clauses out of invoices and contracts. A hosted LLM and one in your own network read the same documents. You compare errors field by field, the cost per thousand and where the data goes.",
    },
    {
      title: "Predictive Analytics",
      description:
        "A probability that your software acts on, such as late payment within 90\u00a0days. Of the invoices scored near 20%, about one in five should turn out late. You set the score from which a person looks.",
    },
    {
      title: "AI Chatbots",
      description:
        "Assistants that answer from your manuals and cite the page, and agents that act in your systems. An agent reads freely and drafts. To send, pay or delete, it waits until a named person signs.",
    },
    {
      title: "AI Consulting",
      description:
        "Build, buy or leave it, before you spend. A ready product, a hosted model and a plain rule work through the same sample of your cases. The recommendation is written, and every output is yours.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description:
        "One page comes before any code: the decision that the model supports, the data it may read, the measure of success and who accepts the result. Changes to it are dated and agreed.",
    },
    {
      number: 2,
      title: "A baseline, and a test you can rerun",
      description:
        "We first measure what a rule or your present process achieves. A model goes live once it beats that by the agreed margin. Your engineer repeats the test with one command and compares.",
    },
    {
      number: 3,
      title: "Your data stays yours",
      description:
        "Before work begins, each source is marked: it may leave, leaves masked, or never leaves. A hosted model reads only what you released, at a provider you approved, under GDPR where it applies. Labels and fitted weights are yours.",
    },
    {
      number: 4,
      title: "An agent has limits, and a person signs",
      description:
        "Every tool that an agent may use stands on a list, with a limit and a name beside it. A mail or a web page that it reads is never an order. Hidden instructions (prompt injection) are part of every release’s test.",
    },
    {
      number: 5,
      title: "A plan for the wrong answer",
      description:
        "A new version first runs silently beside your process. Once it is live, checked errors and drifting data are logged. An agreed limit brings the previous version back, and a named person corrects the case.",
    },
    {
      number: 6,
      title: "Honest stop",
      description:
        "Each stage ends with a go or a stop in writing. If the data cannot carry the goal, we say so early, and the cleaned data and the code remain yours.",
    },
  ],
};
