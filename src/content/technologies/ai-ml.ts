import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/ai-ml.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "AI assistants, agents and trained models, each measured against a simple baseline before release and priced per thousand cases.",
  heading: "AI & ML, evaluated before release",
  lead: "We start with a test made from your own cases. The test decides which model you need, and you can run it again when you change models.",
  parts: [
    {
      kind: "example",
      title: "A release gate in plain Python",
      intro:
        "Each input line holds three answers: the `expected` one, the `baseline`’s and the `candidate`’s (the new model’s). The pipeline stops if the script exits with anything but 0.",
      fileName: "evaluate.py",
      code,
      notes: [
        "The candidate passes only if the whole interval for its gain is above zero or, if you give a margin, above minus that margin.",
      ],
    },
    {
      kind: "text",
      title: "What a thousand cases cost",
      paragraphs: [
        "We compare two hosted models or, where your text must stay in-house, test an open model on your machines.",
        "At 3,000 tokens of context and a 500-token answer, a thousand cases use 3 million input tokens and half a million output tokens. Multiply those by the current prices. Hidden reasoning is billed as output, and every retry counts again; caching makes repeated context cheaper.",
      ],
    },
  ],
  officialDoc: { label: "OWASP: top 10 for LLM applications", url: "https://genai.owasp.org/llm-top-10/" },
  pairsWith: ["python", "data-science", "docker"],
};
