import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?code";

export const details: TechnologyDetails = {
  description:
    "AI assistants, agents with narrow permissions and trained models, each measured against a plain baseline before release and priced per thousand cases.",
  heading: "AI & ML, evaluated before release",
  lead: "A test on your own cases comes first, and the choice of model follows from it. The test stays when that model is replaced, because the next one will answer differently.",
  parts: [
    {
      kind: "points",
      title: "What we build in 2026",
      points: [
        {
          title: "Assistants that cite",
          description:
            "Retrieval finds the passage, the model words the answer and names its source. Where the documents are silent, “not found” is the right output, and the test has cases for it.",
        },
        {
          title: "Agents with permissions",
          description:
            "One reads what its user may read. It drafts a refund or an order, and a person signs. Each tool has a limit, a log and a switch that turns it off.",
        },
        {
          title: "Trained models",
          description:
            "Forecasts, fields of an invoice, defects in images: a narrow task is often cheaper and steadier with a small model of your own.",
        },
      ],
    },
    {
      kind: "example",
      title: "A release gate in plain Python",
      intro:
        "Each line of the input holds `expected`, `baseline` and `candidate`. The pipeline stops on any exit code but 0.",
      fileName: "evaluate.py",
      code,
      notes: [
        "The baseline may be a keyword rule, last week’s value or the model in service today.",
        "The gate asks for a lower bound above zero. Free text calls for a rubric in place of equality.",
      ],
    },
    {
      kind: "text",
      title: "Hosted or your own, and what a thousand cases cost",
      paragraphs: [
        "We begin with two hosted models on your test set, which soon shows whether the task can be done at all. An open model on your own machines follows where text must not leave the house or volume makes it cheaper.",
        "The cost is arithmetic. A case with 3,000 tokens of context and 500 of answer makes 3 million in and half a million out per thousand cases, times the price list of the day. Agents multiply that by their steps. Then add the cases that go to a person: at one in ten and four minutes each, a thousand cases take almost seven hours of somebody’s time, which is usually the larger figure.",
      ],
    },
    {
      kind: "points",
      title: "Keeping it safe in service",
      points: [
        {
          title: "Prompt injection",
          description:
            "A mail or a web page can contain instructions, and no filter finds all of them. We limit what an obeyed instruction could do: no sending and no writing while outside text is in the context, unless a person approves.",
        },
        {
          title: "Hosted models retire",
          description:
            "Pin a dated version, note its shutdown date and test the successor while the old one still answers.",
        },
        {
          title: "Weights are code",
          description:
            "Loading a pickle file can execute anything inside it. From outside we accept safetensors or ONNX with a checksum.",
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
