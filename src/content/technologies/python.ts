import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/python.py?code";

export const details: TechnologyDetails = {
  description:
    "Python for imports, scheduled jobs and analysis that you can safely run again: typed, locked, tested and readable to the people who know the rules.",
  heading: "Python jobs you can safely run twice",
  lead: "Data moves between systems that were built apart, and one day a job stops halfway. Ours starts again on the same input and arrives at the same result.",
  parts: [
    {
      kind: "example",
      title: "An import that is safe to repeat",
      intro:
        "It loads invoices from a CSV file into a SQLite table with two columns, `number TEXT PRIMARY KEY` and `paise INTEGER NOT NULL`, and needs no package.",
      fileName: "load_invoices.py",
      code,
      notes: [
        "The connection in the `with` statement commits at the end of the block and rolls back if anything raises.",
        "Amounts go through `Decimal` into whole paise. In floating point, `0.07 * 100` is 7.000000000000001.",
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
            "Bank statements, supplier price lists and meter readings arrive checked. Records that fail go to a file with the reason.",
        },
        {
          title: "Scheduled jobs",
          description:
            "Each is a command with an exit code that your scheduler understands, a lock against overlapping runs and one summary line in the log.",
        },
        {
          title: "Repeatable analysis",
          description:
            "We explore in a notebook. A number that reaches a decision is computed in a tested package, with pandas or Polars.",
        },
      ],
    },
    {
      kind: "points",
      title: "Safe versions and safe input",
      points: [
        {
          title: "One version a year",
          description:
            "Each October brings a release, with about two years of bug fixes and then security fixes until its fifth birthday. Tests turn every DeprecationWarning into an error.",
        },
        {
          title: "Locked environments",
          description: "pyproject.toml states what you want, a lock file with hashes what is installed.",
        },
        {
          title: "Hostile input",
          description:
            "SQL takes parameters, subprocess takes a list and YAML goes through safe_load. pickle reads only files from your own jobs.",
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
