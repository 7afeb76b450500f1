import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/python.py?code";

export const details: TechnologyDetails = {
  description:
    "Python for automation, test benches and data work: typed, locked and tested, with a complete example and frank limits.",
  heading: "Python you can run twice without fear",
  lead:
    "Most Python we write moves data between systems that were never meant to meet. Every script obeys one rule: " +
    "run it again on the same input and the result is the same.",
  enquiryLabel: "Write to us about Python",
  closing: {
    title: "It stopped halfway. Then what?",
    text:
      "Describe what someone does next today, by hand or by running it again. The last line of the traceback " +
      "helps, with customer data blanked out.",
  },
  opening: "example",
  usesTitle: "Jobs that may run twice",
  uses: [
    {
      title: "Imports and reconciliations",
      description:
        "Bank statements, supplier price lists, meter readings. Records that fail a check go to a file with the reason, " +
        "for a person to correct and send back.",
    },
    {
      title: "Scheduled jobs",
      description:
        "A command with an exit code that the scheduler understands, a lock against overlapping runs, and one summary line in the log.",
    },
    {
      title: "Analysis somebody must repeat",
      description:
        "pandas or Polars in a tested package. A notebook is where we explore; a number that reaches a decision is computed in a module.",
    },
  ],
  fits: [
    "The task is glue: an SFTP folder, a spreadsheet, somebody's API.",
    "Analysts or process engineers will read the rules and change them.",
    "The library that matters lives here, as it often does in statistics, geodata and machine learning.",
  ],
  alternatives: [
    {
      text: "Thousands of connections held open. `asyncio` can do it; Node.js or Java is easier to keep correct there.",
    },
    {
      text: "Software on a customer's desktop. A bundled interpreter is fragile to ship and update: make it a web application.",
    },
    {
      text: "Loops over millions of rows in plain Python. Express them in SQL or NumPy, or move that step to Java.",
    },
    {
      text: "Replacing a report that one SQL view could produce. Write the view.",
    },
  ],
  example: {
    title: "An import that is safe to repeat",
    intro:
      "It loads invoices from a CSV file into a SQLite table with two columns, `number TEXT PRIMARY KEY` and " +
      "`paise INTEGER NOT NULL`. Nothing outside the standard library.",
    fileName: "load_invoices.py",
    code,
    notes: [
      "The connection in the `with` statement commits at the end of the block and rolls back if anything " +
        "raises. One bad amount leaves the table as it was.",
      "Amounts go through `Decimal` into whole paise. In floating point, `0.07 * 100` is 7.000000000000001.",
      "`ON CONFLICT` turns a second run into updates, so a job of unknown fate can simply be started again.",
    ],
  },
  upkeepTitle: "Until its fifth birthday",
  upkeep: [
    {
      title: "One version a year",
      description:
        "Each October brings a release, with about two years of bug fixes and then security fixes until its fifth birthday. " +
        "The tests turn every DeprecationWarning into an error, so removals are known beforehand.",
    },
    {
      title: "Locked environments",
      description:
        "pyproject.toml states what we want; a lock file with hashes states what is installed, in a fresh virtual " +
        "environment. The system Python is left alone.",
    },
    {
      title: "Inputs are hostile",
      description:
        "SQL takes parameters, subprocess takes a list, YAML goes through safe_load. pickle never reads a file we did not write.",
    },
  ],
  officialDocs: [
    { label: "Python documentation", url: "https://docs.python.org/3/" },
    { label: "Status of Python versions", url: "https://devguide.python.org/versions/" },
    { label: "Python Packaging User Guide", url: "https://packaging.python.org/" },
  ],
  pairsWith: [
    {
      technology: "data-science",
      reason: "The cleaned tables these jobs produce are what the models are judged on.",
    },
    {
      technology: "my-sql",
      reason: "The same upsert idea in production: INSERT ... ON DUPLICATE KEY UPDATE.",
    },
    {
      technology: "jenkins",
      reason: "A scheduled run with a kept log, where a failed exit code reaches a person.",
    },
  ],
};
