import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "AI assistants, agents with limited permissions and trained models, each measured against a simple baseline before release and priced per thousand cases.",
  heading: "AI & ML, evaluated before release",
  lead: "We start with a test made from your own cases. It decides which model you need, and runs again whenever you change models.",
  parts: [
    {
      kind: "example",
      title: "A release gate in plain Python",
      intro:
        "Each input line holds three answers: the `expected` one, the `baseline`’s and that of the new model, the `candidate`. The pipeline stops if the script exits with anything but 0.",
      fileName: "evaluate.py",
      code,
      notes: [
        "The candidate passes only if the whole interval for its gain is above zero.",
        "To replace a retiring model, the new one only has to be about as good: with a margin of `0.02`, the whole interval must stay above −0.02. Even if the two never differ, it takes 137 cases to pass.",
      ],
    },
    {
      kind: "text",
      title: "What a thousand cases cost",
      paragraphs: [
        "We start with two hosted models. If your text must stay in-house, or you have enough cases to make it cheaper, we run an open model on your machines.",
        "At 3,000 tokens of context and a 500-token answer, a thousand cases use 3 million input tokens and half a million output tokens. Multiply those by the current prices. Hidden reasoning is billed as output, and every retry counts again; caching makes repeated context cheaper.",
      ],
    },
    {
      kind: "points",
      title: "Keeping it safe in production",
      points: [
        {
          title: "Prompt injection",
          description:
            "An email or a web page can contain instructions for the model, and no filter catches them all. An agent sees only what its user may see, and a person approves whatever it changes.",
        },
        {
          title: "Model files can contain code",
          description:
            "Loading a pickle file runs anything hidden in it. We accept third-party models only as safetensors or ONNX files with a checksum.",
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
