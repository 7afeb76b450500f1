import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "AI assistants, agents with limited permissions and trained models, each measured against a simple baseline before release and priced per thousand cases.",
  heading: "AI & ML, evaluated before release",
  lead: "We start with a test built from your own cases, and the choice of model follows from it. The test stays in use when you change models.",
  parts: [
    {
      kind: "points",
      title: "What we build",
      points: [
        {
          title: "Assistants that cite their sources",
          description:
            "Search finds the right passage, then the model words the answer and names its source. If your documents don’t cover the question, the right answer is “not found”.",
        },
        {
          title: "Agents that ask before they act",
          description:
            "An agent can read only what its user can read. It drafts a refund or an order, and a person approves it. Each of its tools has a limit, a log and an off switch.",
        },
        {
          title: "Trained models",
          description:
            "Forecasts, invoice fields, defects in images: for narrow tasks like these, a small model of your own is often cheaper and more consistent.",
        },
      ],
    },
    {
      kind: "example",
      title: "A release gate in plain Python",
      intro:
        "Each line of the input holds `expected`, `baseline` and `candidate`. The pipeline stops if the script exits with anything but 0.",
      fileName: "evaluate.py",
      code,
      notes: [
        "The baseline can be a keyword rule, last week’s value or the model you run today.",
        "The candidate passes only if the lower bound of its gain is above zero.",
      ],
    },
    {
      kind: "text",
      title: "Hosted or self-hosted, and what a thousand cases cost",
      paragraphs: [
        "We begin by running two hosted models on your test set. We move to an open model on your own machines if your text must not leave the company, or if the volume makes that cheaper.",
        "If a case needs 3,000 tokens of context and 500 tokens of answer, a thousand cases use 3 million tokens in and half a million out, which you multiply by the current prices. Then add the cases that go to a person: at one in ten and four minutes each, a thousand cases take almost seven hours of someone’s time.",
      ],
    },
    {
      kind: "points",
      title: "Keeping it safe in production",
      points: [
        {
          title: "Prompt injection",
          description:
            "An email or a web page can contain instructions to the model, and no filter catches all of them. So while outside text is in the context, the agent can’t send or write anything unless a person approves it.",
        },
        {
          title: "Hosted models retire",
          description: "We pin a dated version and test its successor while the old one is still available.",
        },
        {
          title: "Model files can contain code",
          description:
            "Loading a pickle file can run anything hidden inside it. For models from outside we accept only safetensors or ONNX files with a checksum.",
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
