import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/data-science.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "Data science you can rerun: with a stated cut-off date and a checksum, every figure traces back to one command and one input file.",
  heading: "Data science that gives the same answer twice",
  lead: "Six months later, you can get the same number again from one command and one checksummed file.",
  parts: [
    {
      kind: "text",
      title: "Questions in plain language",
      paragraphs: [
        "A language model can write the SQL. The model reads only the views you’ve agreed on, and you see its query beside the answer.",
      ],
    },
    {
      kind: "example",
      title: "Delivery time without the usual bias",
      intro:
        "The script takes three arguments: a CSV file with the columns `region`, `ordered` and `delivered`; the date of the extract; and the longest normal delivery time in days. Dates are in ISO format.",
      fileName: "delivery_days.py",
      code,
      notes: [
        "The first line of output names the file, its SHA-256 and the cut-off date. If two reports disagree, compare that line first.",
        "An order still open counts as an infinite wait. A median can handle that; a mean can’t. Without those orders, the region with the most of them could look fast.",
      ],
    },
  ],
  officialDoc: { label: "Python: statistics", url: "https://docs.python.org/3/library/statistics.html" },
  pairsWith: ["my-sql", "python", "ai-ml"],
};
