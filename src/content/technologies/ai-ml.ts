import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?code";
import { aiFigures } from "../team-figures.ts";

export const details: TechnologyDetails = {
  description:
    "AI and ML engineering practice: frozen test sets, dull baselines, and a release gate in plain Python that can reject a model.",
  heading: "AI & ML: the evaluation comes first",
  lead:
    "A model is a dependency that changes its answers. Before we choose one we write the test that can " +
    "reject it, and we keep that test when the model is replaced.",
  enquiryLabel: "Write to us about evaluating a model",
  closing: {
    title: "Ten inputs, with the right answers",
    text:
      "Type them in as an expert would mark them, without personal data. Where two experts would disagree, " +
      "keep the case and give both answers.",
  },
  team: {
    label: "AI/ML team",
    service: "ai-ml-development",
    title: "Two figures of the AI/ML team",
    intro: "They belong to that team alone, and its page says how to read them.",
    figures: [aiFigures.experts, aiFigures.models],
    linkLabel: "How to read the figures of the AI/ML team",
  },
  opening: "example",
  usesTitle: "What stands around the model",
  uses: [
    {
      title: "Frozen test sets",
      description:
        "Real cases, labelled by people who do the job, stored with a version and a date. Nobody tunes " +
        "on them.",
    },
    {
      title: "A baseline that is dull",
      description:
        "A keyword rule, last week's value or logistic regression. A network has to beat it by more than " +
        "chance.",
    },
    {
      title: "Models behind ordinary APIs",
      description:
        "Each response carries the model version. A time limit and a fallback are part of the interface, " +
        "because the model will be slow one day.",
    },
    {
      title: "Watching inputs",
      description:
        "We log a sample of requests and the later outcome, and compare their distributions with the " +
        "training data each week.",
    },
  ],
  fits: [
    "Decisions made hundreds of times a day whose outcome becomes known later.",
    "Text and images where rules have been tried and their error rate was written down.",
    "Drafts that a person checks anyway, so that a wrong answer costs a minute.",
  ],
  alternatives: [
    {
      text: "No labelled cases and nobody to label them: begin with rules and collect outcomes.",
    },
    {
      text: "Tax, interest or dosage: formulas belong in tested code.",
    },
    {
      text: "Refusals a person may contest: a scorecard can be read aloud line by line.",
    },
    {
      text: "Training your own language model for general text: evaluate two hosted ones on your cases first.",
    },
  ],
  example: {
    title: "A release gate without packages",
    intro:
      "Each line of the input holds `expected`, `baseline` and `candidate`. The " +
      "pipeline stops when the exit code is not 0.",
    fileName: "evaluate.py",
    code,
    notes: [
      "Both systems answer the same cases, so we compare case by case. That usually needs fewer cases " +
        "than comparing two averages.",
      "The bootstrap redraws the cases 4000 times. The fixed seed makes a rerun print the same interval.",
      "`quantiles` with `n=40` puts its first and last cut at 2.5 and 97.5 per cent.",
      "The gate asks for a lower bound above zero. Equality is the wrong measure for free text; replace it " +
        "with a rubric and keep the rest.",
    ],
  },
  upkeepTitle: "What may not be trusted",
  upkeep: [
    {
      title: "Hosted models retire",
      description:
        "Pin a dated version, note its shutdown date, and rerun the test set on the successor while the " +
        "old one still answers.",
    },
    {
      title: "Weights are code",
      description:
        "Loading a pickle file can execute anything inside it. We accept safetensors or ONNX from " +
        "outside, with a checksum.",
    },
    {
      title: "Text is untrusted input",
      description:
        "A document can contain instructions. Model output gets no database rights and no shell; " +
        "ordinary code checks it first.",
    },
  ],
  officialDocs: [
    { label: "scikit-learn: common pitfalls", url: "https://scikit-learn.org/stable/common_pitfalls.html" },
    { label: "PyTorch: reproducibility", url: "https://docs.pytorch.org/docs/stable/notes/randomness.html" },
    {
      label: "NIST: AI Risk Management Framework",
      url: "https://www.nist.gov/itl/ai-risk-management-framework",
    },
  ],
  pairsWith: [
    { technology: "python", reason: "Training, evaluation and serving share one lockfile." },
    { technology: "data-science", reason: "Supplies the cases, and the doubt about them." },
    { technology: "docker", reason: "CUDA libraries, packages and weights get one version: the image's." },
  ],
};
