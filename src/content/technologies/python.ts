import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/python.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "Python for imports, reconciliations and scheduled jobs you can safely run again: typed, tested and readable by the people who know your business rules.",
  heading: "Python jobs you can safely run twice",
  lead: "Sooner or later, a job stops halfway. You can run ours again on the same input and get the same result.",
  parts: [
    {
      kind: "example",
      title: "An import that is safe to repeat",
      intro:
        "This function loads invoices from a CSV file into a SQLite table with two columns, `number TEXT PRIMARY KEY` and `cents INTEGER NOT NULL`.",
      fileName: "load_invoices.py",
      code,
      notes: [
        "The `with` statement commits at the end of the block and rolls back after an exception.",
        "Amounts are converted to whole cents with `Decimal`. In floating point, `0.07 * 100` is 7.000000000000001.",
        "With `ON CONFLICT`, a second run updates rows instead of failing.",
      ],
    },
    {
      kind: "text",
      title: "What we automate with Python",
      paragraphs: [
        "Bank statements, price lists and meter readings are checked as they arrive. You decide whether a record that fails stops the whole import, as above, or goes into a file with the reason.",
      ],
    },
  ],
  officialDoc: { label: "Python documentation", url: "https://docs.python.org/3/" },
  pairsWith: ["data-science", "my-sql", "jenkins"],
};
