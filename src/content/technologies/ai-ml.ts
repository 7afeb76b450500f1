import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "AI assistants, agents with limited permissions and trained models, each measured against a simple baseline before release and priced per thousand cases.",
  heading: "AI & ML, evaluated before release",
  lead: "We start by building a test from your own cases. Its results decide which model you need, and you run it again whenever you change models.",
  parts: [
    {
      kind: "points",
      title: "What we build",
      points: [
        {
          title: "Assistants that cite their sources",
          description:
            "Search finds the passage, and the model words the answer and names its source. If your documents don’t cover the question, the assistant says so.",
        },
        {
          title: "Agents that ask before they act",
          description:
            "An agent can read only what its user can read. It may draft a refund or an order, but a person approves it.",
        },
        {
          title: "Trained models",
          description: "For a narrow task, a small model of your own is often cheaper and more consistent.",
        },
      ],
    },
    {
      kind: "example",
      title: "A release gate in plain Python",
      intro:
        "Each line of the input holds the `expected` answer and those of the `baseline` and the `candidate`. The pipeline stops if the script exits with anything but 0.",
      fileName: "evaluate.py",
      code,
      notes: [
        "The baseline can be a keyword rule, last week’s value or the model you run today.",
        "The candidate passes only if the whole interval for its gain is above zero.",
        "When a model is retired, its successor need only be about as good. With a margin of `0.02`, it passes if the interval stays above −0.02. If no case is won or lost, that takes 137 cases.",
        "Run it for each group of cases too, because a good total can hide a bad group.",
      ],
    },
    {
      kind: "text",
      title: "Hosted or self-hosted, and what a thousand cases cost",
      paragraphs: [
        "We begin with two hosted models, unless your text must stay in-house or the volume makes an open model on your own machines cheaper.",
        "If a case needs 3,000 tokens of context and 500 of answer, a thousand cases use 3 million tokens of input and half a million of output. Multiply those by the current prices. Hidden reasoning is billed as output and every retry counts again, while caching makes repeated context cheaper.",
      ],
    },
    {
      kind: "points",
      title: "Keeping it safe in production",
      points: [
        {
          title: "Prompt injection",
          description:
            "An email or a web page can contain instructions to the model, and no filter catches them all. So while an agent works with text from outside, it may read and draft, but a person has to approve anything it sends, changes or deletes.",
        },
        {
          title: "Hosted models are retired",
          description:
            "Where the provider offers dated versions, we pin one, and test its successor while the old one is still available.",
        },
        {
          title: "Model files can contain code",
          description:
            "Loading a pickle file runs anything hidden in it. We accept outside models only as safetensors or ONNX files with a checksum.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "OWASP: top 10 for LLM applications", url: "https://genai.owasp.org/llm-top-10/" },
    { label: "scikit-learn: common pitfalls", url: "https://scikit-learn.org/stable/common_pitfalls.html" },
    {
      label: "NIST: AI Risk Management Framework",
      url: "https://www.nist.gov/itl/ai-risk-management-framework",
    },
  ],
  pairsWith: ["python", "data-science", "docker"],
};
