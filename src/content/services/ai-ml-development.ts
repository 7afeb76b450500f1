import type { TeamDetails } from "../service-details.ts";

export const details: TeamDetails = {
  description:
    "Machine learning, computer vision, language and chatbot projects, each measured against a baseline first, with an evaluation your engineers can rerun.",
  heading: "AI models that must first beat a simple rule",
  text:
    "Bring one task where a wrong answer has a known cost. We measure how it is done today, " +
    "train a model against that number, and give you the script that produces the comparison.",
  enquiryLabel: "Let's discuss your AI project",
  overviewTitle: "Five figures and how to read them",
  overviewCards: [
    {
      figure: "30+",
      title: "AI/ML experts",
      description: "Enough people for your evaluation to be reviewed by someone who did not train the model.",
    },
    {
      figure: "5+",
      title: "years",
      description:
        "Experience says little about your data, so we still begin with a sample of it and a baseline.",
    },
    {
      figure: "50+",
      title: "ML models",
      description:
        "None of them will fit your data unchanged; what carries over is the order of work, " +
        "from the test split to the rollback.",
    },
    {
      figure: "35+",
      title: "clients",
      description:
        "For your project this means separate storage and logins: " +
        "nothing of theirs enters your training set, and nothing of yours enters theirs.",
    },
  ],
  overviewText: [
    "The four figures on these cards, and the one in the next paragraph, are our AI/ML team's own. " +
      "They do not describe the rest of the company, and they predict nothing about your project. " +
      "Ask us which of those models come close to your task and what went wrong with them.",
    "The team's fifth figure is 30-300% improvements. The range is what it is because it depends on the baseline. " +
      "By arithmetic alone, going from 20 right answers in 100 to 80 is an improvement of 300%, " +
      "while a process that already gets 80 right can gain 25% at most. " +
      "This is why we measure the baseline first, on the same cases and with the same metric as the model.",
  ],
  flipTitle: "Seven kinds of work, each with its own test",
  flipCards: [
    {
      title: "Machine Learning",
      description:
        "Classification and ranking on tables you already keep, such as routing support tickets to a queue. " +
        "We try gradient-boosted trees first and report precision and recall per queue, on tickets newer than the training data.",
    },
    {
      title: "Deep Learning",
      description:
        "Neural networks for signals whose features nobody can write by hand, such as bearing wear in motor recordings. " +
        "Whole motors are held out for testing, so the network cannot pass by recognising a familiar machine.",
    },
    {
      title: "Computer Vision",
      description:
        "Detection, counting and reading from camera images, for instance scratches on parts leaving a press. " +
        "Missed defects and false alarms are counted separately, on frames from a shift the model never saw.",
    },
    {
      title: "Natural Language Processing",
      description:
        "Extraction, classification and search over text, say amounts and due dates from supplier invoices. " +
        "Two people label the test set independently; their disagreement rate is printed beside the model's errors, field by field.",
    },
    {
      title: "Predictive Analytics",
      description:
        "A probability for each case that your software acts on, such as late payment within 90 days. " +
        "We check calibration: of the invoices scored near 20%, about one in five should turn out late.",
    },
    {
      title: "AI Chatbots",
      description:
        "Bots that answer from your manuals and cite the page. " +
        "Before each release a fixed set of questions runs, including some the manuals cannot answer. " +
        "We count wrong citations and questions it should have declined.",
    },
    {
      title: "AI Consulting",
      description:
        "A written go or no-go before you buy or build: " +
        "should a hosted language model or a keyword rule sort complaint mail? " +
        "Both run on the same sample of your messages, and you receive every output.",
    },
  ],
  accountability: [
    {
      number: 1,
      title: "Scope in writing",
      description:
        "Before any code, one page states the decision the model supports, the data it may read, the metric, " +
        "and who accepts the result. Changes to it are dated and agreed.",
    },
    {
      number: 2,
      title: "Baseline before model",
      description:
        "We measure what a rule, an average or your present process achieves on the test data. " +
        "A model that misses the agreed margin over it does not go live.",
    },
    {
      number: 3,
      title: "Your data stays yours",
      description:
        "Data, labels and the weights fitted on them are handed over, then deleted from our storage on a date you set. " +
        "No hosted model receives a row until you approve its provider.",
    },
    {
      number: 4,
      title: "Evaluation you can rerun",
      description:
        "The repository holds the test set or its checksum, the seed, the locked dependencies and one command. " +
        "Your engineer runs it and compares the output with our table.",
    },
    {
      number: 5,
      title: "Monitored release",
      description:
        "A model first runs in shadow beside the current process. " +
        "Once live, input drift and checked errors are logged, and a written threshold says when to return to the previous version.",
    },
    {
      number: 6,
      title: "Honest stop",
      description:
        "Each stage ends with a go or stop note. If the learning curve shows that the data cannot carry the goal, " +
        "we say so, and you keep the cleaned data and the code.",
    },
  ],
};
