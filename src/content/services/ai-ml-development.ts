import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Machine learning, computer vision, language and chatbot projects, each compared with a simple baseline, with an evaluation your engineers can rerun.",
  heading: "AI that proves itself on your own cases",
  text: "You get a model measured against the way your task is done today, and the script that produces the comparison. Bring one task where a wrong answer has a known cost.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Our AI/ML team in figures",
  overviewCards: [
    {
      figure: "30+",
      title: "AI/ML experts",
      description: "Your evaluation is reviewed by an expert who had no hand in training the model.",
    },
    {
      figure: "5+",
      title: "years",
      description:
        "They taught us where every project starts: with a sample of your data and a baseline, the result of a simple method.",
    },
    {
      figure: "50+",
      title: "ML models",
      description:
        "Yours is fitted to your data. What carries over is the order of work, from the test split to the rollback.",
    },
    {
      figure: "35+",
      title: "clients",
      description: "Each has separate storage and logins, so your data trains your model and nobody else’s.",
    },
  ],
  overviewText: [
    "Ask our AI/ML team which of its models come close to your task and what went wrong on the way.",
    "The team’s fifth figure is 30-300% improvements. What you can gain depends on where you start, so we measure that first, on the same cases and with the same metric as the model. Going from 20 right answers in 100 to 80 is an improvement of 300%, while a process that already gets 80 right can gain 25% at most.",
  ],
  demonstration: {
    title: "Set the threshold yourself",
    intro:
      "A model gives each machine a score; you decide from which score on somebody goes to look. Move the threshold and the two prices to see what that decision costs.",
    alt: "Scores of 500 machines as two histograms, with an alarm from 0.65 on: 54 of 80 failures are caught, 26 are missed, and 16 of the 420 sound machines raise a false alarm. That loses 344 hours, against 528 with the rule of thumb.",
  },
  flipTitle: "What we build and how it is tested",
  flipCards: [
    {
      title: "Machine Learning",
      description:
        "Classification and ranking on tables you already keep, such as warranty claims that need a second look. We try gradient-boosted trees first and report precision and recall per product, on claims newer than the training data.",
    },
    {
      title: "Deep Learning",
      description:
        "Neural networks for signals too intricate for hand-written rules, such as bearing wear in motor recordings. Whole motors are held out, so the network is tested on machines it has yet to hear.",
    },
    {
      title: "Computer Vision",
      description:
        "Detection, counting and reading from camera images, for instance scratches on parts leaving a press. You see missed defects and false alarms counted separately, on frames from a shift kept out of training.",
    },
    {
      title: "Natural Language Processing",
      description:
        "Extraction, classification and search over text, say amounts and due dates from supplier invoices. Two people label the test set independently; you see their disagreement beside the model’s errors, field by field.",
    },
    {
      title: "Predictive Analytics",
      description:
        "A probability for each case that your software acts on, such as late payment within 90\u00a0days. We check calibration: of the invoices scored near 20%, about one in five should turn out late.",
    },
    {
      title: "AI Chatbots",
      description:
        "Bots that answer from your manuals and cite the page. Before each release a fixed set of questions runs, including some beyond the manuals. You see how often it cited wrongly or answered what it should have declined.",
    },
    {
      title: "AI Consulting",
      description:
        "A go or no-go before you buy or build: should a hosted language model or a keyword rule sort complaint mail? Both run on the same sample of your messages, and you receive every output.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description:
        "Before any code, you have one page with the decision the model supports, the data it may read, the metric and who accepts the result. Changes to it are dated and agreed.",
    },
    {
      number: 2,
      title: "Baseline before model",
      description:
        "We measure what a rule, an average or your present process achieves on the test data. A model goes live only once it beats that by the agreed margin.",
    },
    {
      number: 3,
      title: "Your data stays yours",
      description:
        "You receive data, labels and the weights fitted on them, and we delete ours on a date you set. A hosted model receives a row only after you approve its provider.",
    },
    {
      number: 4,
      title: "Evaluation you can rerun",
      description:
        "Your repository holds the test set or its checksum, the seed, the locked dependencies and one command. Your engineer runs it and compares the output with our table.",
    },
    {
      number: 5,
      title: "Monitored release",
      description:
        "A model first runs in shadow beside your current process. Once live, input drift and checked errors are logged, and an agreed threshold says when to return to the previous version.",
    },
    {
      number: 6,
      title: "Honest stop",
      description:
        "Each stage ends with a go or stop note. If the learning curve shows that the data cannot carry the goal, we say so, and you keep the cleaned data and the code.",
    },
  ],
};
