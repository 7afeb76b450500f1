import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/python.py?highlighted";

export const details: TechnologyDetails = {
  description:
    "Python for imports, scheduled jobs and analysis you can safely run again: typed, locked, tested and readable to the people who know the rules.",
  heading: "Python jobs you can safely run twice",
  lead: "Data moves between systems that were never built for each other, and one day a job stops halfway. Ours can start again on the same input and reach the same result.",
  parts: [
    {
      kind: "example",
      title: "An import that is safe to repeat",
      intro:
        "It loads invoices from a CSV file into a SQLite table with two columns, `number TEXT PRIMARY KEY` and `paise INTEGER NOT NULL`. It needs no packages.",
      fileName: "load_invoices.py",
      code,
      notes: [
        "The connection in the `with` statement commits at the end of the block, and rolls back if anything raises.",
        "Amounts are converted to whole paise with `Decimal`. In floating point, `0.07 * 100` is 7.000000000000001.",
        "`ON CONFLICT` turns a second run into updates.",
      ],
    },
    {
      kind: "points",
      title: "What we automate with Python",
      points: [
        {
          title: "Imports and reconciliations",
          description:
            "Bank statements, supplier price lists and meter readings are checked as they arrive. Records that fail go into a file with the reason.",
        },
        {
          title: "Scheduled jobs",
          description:
            "Each job is a command with an exit code your scheduler understands, a lock against overlapping runs and one summary line in the log.",
        },
        {
          title: "Repeatable analysis",
          description:
            "We explore in a notebook. But any number that goes into a decision is computed in a tested package, with pandas or Polars.",
        },
      ],
    },
    {
      kind: "points",
      title: "Safe versions, safe input",
      points: [
        {
          title: "One new version a year",
          description:
            "A new version comes out every October. It gets about two years of bug fixes and then security fixes until it is five years old. In tests, every DeprecationWarning is an error.",
        },
        {
          title: "Locked environments",
          description:
            "pyproject.toml states what you want, and a lock file with hashes records what is installed.",
        },
        {
          title: "Hostile input",
          description:
            "SQL gets parameters, subprocess gets a list and YAML goes through safe_load. pickle reads only files written by your own jobs.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "Python documentation", url: "https://docs.python.org/3/" },
    { label: "Status of Python versions", url: "https://devguide.python.org/versions/" },
    { label: "Python Packaging User Guide", url: "https://packaging.python.org/" },
  ],
  pairsWith: ["data-science", "my-sql", "jenkins"],
};
