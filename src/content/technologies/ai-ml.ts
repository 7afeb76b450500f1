import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "AI assistants, agents with limited permissions and trained models, each measured against a simple baseline before release and priced per thousand cases.",
  heading: "AI & ML, evaluated before release",
  lead: "We start by building a test from your own cases. Its results decide which model you need, and you run it again whenever you change models.",
  parts: [
    {
      kind: "example",
      title: "A release gate in plain Python",
      intro:
        "Each line of the input holds three answers: the `expected` one, the `baseline`’s and the `candidate`’s (the candidate is the new model). The pipeline stops if the script exits with anything but 0.",
      fileName: "evaluate.py",
      code,
      notes: [
        "The baseline can be a keyword rule, last week’s value or the model you run today.",
        "The candidate passes only if the whole interval for its gain is above zero.",
        "If you’re replacing a model that’s being retired, the new one only has to be about as good. With a margin of `0.02`, it passes if the whole interval stays above −0.02. Even if both models do equally well on every case, it needs at least 137 cases to pass.",
      ],
    },
    {
      kind: "text",
      title: "What a thousand cases cost",
      paragraphs: [
        "We start by comparing two hosted models, unless your text has to stay in-house or you have so many cases that an open model on your own machines costs less.",
        "If a case needs 3,000 tokens of context and a 500-token answer, a thousand cases use 3 million input tokens and half a million output tokens. Multiply those by the current prices. Hidden reasoning is billed as output and every retry counts again, while caching makes repeated context cheaper.",
      ],
    },
    {
      kind: "points",
      title: "Keeping it safe in production",
      points: [
        {
          title: "Prompt injection",
          description:
            "An email or a web page can contain instructions aimed at the model, and no filter catches them all. So an agent sees only what its user may see, and a person approves whatever it changes.",
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
