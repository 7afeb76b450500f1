import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?code";
import { aiFigures, startingPoint } from "../team-figures.ts";

export const details: TechnologyDetails = {
  description:
    "AI and ML engineering that starts with the evaluation: frozen test sets, plain baselines, models behind ordinary APIs and release gates.",
  heading: "AI & ML, evaluated before release",
  lead: "A test on your own cases comes first, so you choose a model on evidence. The test stays when that model is replaced, because the next one will answer differently.",
  enquiryLabel: "Start my test set",
  closing: {
    title: "Could you mark ten real cases?",
    text: "Send ten inputs with an expert’s answers, free of personal data; where two experts differ, give both. For them we draft a test plan, with the measure and the baseline to beat.",
  },
  team: {
    label: "AI/ML team",
    service: "ai-ml-development",
    title: "Meet the AI/ML team",
    intro: startingPoint,
    figures: [aiFigures.experts, aiFigures.models],
    linkLabel: "About the AI/ML team",
  },
  opening: "example",
  usesTitle: "What we build around your model",
  uses: [
    {
      title: "Frozen test sets",
      description:
        "Real cases, labelled by people who do the job, are stored with a version and a date, away from tuning.",
    },
    {
      title: "A plain baseline",
      description:
        "A keyword rule, last week’s value or logistic regression sets the mark. A network has to beat it by more than chance.",
    },
    {
      title: "Models behind ordinary APIs",
      description:
        "Each response carries the model version. A time limit and a fallback belong to the interface, for the day the model is slow.",
    },
    {
      title: "Watching inputs",
      description:
        "We log a sample of requests with their later outcome and compare the distributions with your training data each week.",
    },
  ],
  fits: [
    "Decisions made hundreds of times a day whose outcome becomes known later.",
    "Text and images where rules have been tried and their error rate is known. For general text, compare two hosted models before training one.",
    "Drafts that a person checks anyway, so a wrong answer costs a minute.",
  ],
  alternatives: [
    {
      text: "Tax, interest and dosage are formulas, which belong in tested code.",
      service: "product-development",
    },
    {
      text: "With few labelled cases, begin with rules and collect outcomes. Refusals that a person may contest call for a scorecard to be read line by line.",
      technology: "data-science",
    },
  ],
  example: {
    title: "A release gate in plain Python",
    intro:
      "Each line of the input holds `expected`, `baseline` and `candidate`. Your pipeline stops on any exit code but 0.",
    fileName: "evaluate.py",
    code,
    notes: [
      '`split("\\n")` keeps a JSON string with U+2028 whole; `splitlines()` would cut it.',
      "Both systems answer the same cases, and comparing them case by case usually needs fewer than comparing two averages.",
      "The bootstrap redraws the cases 4000 times. The fixed seed makes a rerun print the same interval.",
      "`quantiles` with `n=40` puts its first and last cut at 2.5 and 97.5\u00a0per cent.",
      "The gate asks for a lower bound above zero. Free text calls for a rubric in place of equality.",
    ],
  },
  upkeepTitle: "Keeping a model in service",
  upkeep: [
    {
      title: "Hosted models retire",
      description:
        "Pin a dated version, note its shutdown date and test the successor while the old one still answers.",
    },
    {
      title: "Weights are code",
      description:
        "Loading a pickle file can execute anything inside it, so from outside we accept safetensors or ONNX with a checksum.",
    },
    {
      title: "Text is untrusted input",
      description:
        "A document can contain instructions, so ordinary code checks model output before your database or a shell sees it.",
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
    { technology: "data-science", reason: "Supplies the cases and questions their labels." },
    { technology: "docker", reason: "CUDA libraries, packages and weights get one version: the image’s." },
  ],
};
