import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/data-science.py?code";
import { dataFigures } from "../team-figures.ts";

export const details: TechnologyDetails = {
  description:
    "Data science that can be rerun: cleaning as code, fixed cutoffs, checksums, and a complete small analysis in plain Python.",
  heading: "Data science that reruns to the same number",
  lead:
    "Somebody will ask in six months where a figure came from. We answer with a command, an input file " +
    "and its checksum, and the same figure appears again.",
  enquiryLabel: "Write to us about an analysis",
  closing: {
    title: "The figure two reports disagree on",
    text: "Quote both values and the report each stands in. What would you do differently if the lower one were true?",
  },
  team: {
    label: "Data science team",
    service: "data-science",
    title: "Two figures of the data science team",
    intro:
      "The team states them about its own work. Its page says what has to be agreed before a saving is counted in yours.",
    figures: [dataFigures.scientists, dataFigures.costs],
    linkLabel: "How to read the figures of the data science team",
  },
  opening: "uses",
  usesTitle: "From a question to a rerun",
  uses: [
    {
      title: "Questions before charts",
      description:
        "We write down the decision, the metric and the result that would change your mind. Charts " +
        "without a decision are left out.",
    },
    {
      title: "Cleaning as code",
      description:
        "Each correction is a line with a reason and a count of affected rows. No cell is edited by hand.",
    },
    {
      title: "SQL for joins, Python for doubt",
      description:
        "The database does grouping where the data lives. Resampling, plots and checks run on the small " +
        "result.",
    },
    {
      title: "Forecasts",
      description:
        "Tested on past periods against the naive one: next month equals the same month last year.",
    },
  ],
  fits: [
    "Recurring decisions: stock levels, staffing, routes, discounts.",
    "Data scattered over an ERP, spreadsheets and device logs, whose definitions disagree.",
    "Reports that an auditor or a customer may recalculate.",
  ],
  alternatives: [
    {
      text: "Two hundred rows, looked at once: a spreadsheet is the right tool.",
    },
    {
      text: "Proving that a campaign caused sales from sales data alone: run an experiment with a control group.",
    },
    {
      text: "A dashboard for everybody: start with one weekly e-mail and see who replies.",
    },
  ],
  example: {
    title: "Delivery time without the usual bias",
    intro:
      "The second argument is the cutoff. The columns are `region`, `ordered` and `delivered`, with ISO dates. " +
      "No package is needed, so the script should still run years from now.",
    fileName: "delivery_days.py",
    code,
    notes: [
      "The first output line names the file, its SHA-256 and the cutoff. Anyone can check that two " +
        "reports used the same data.",
      "The cutoff has no default, so the command states it. A call to `date.today()` would change the result overnight.",
      "Orders still open enter as infinity. Dropping them makes the worst region look fast; a median can " +
        "absorb them, a mean cannot.",
      "A median of `inf` is a finding: half of those orders or more have not arrived. Choose a cutoff old " +
        "enough for a normal delivery.",
    ],
  },
  upkeepTitle: "So that it still runs next year",
  upkeep: [
    {
      title: "Lock the environment",
      description:
        "Versions and hashes are in a lockfile. pandas 3.0 changed string columns and copy behaviour, so " +
        "old notebooks can fail or differ.",
    },
    {
      title: "Notebooks run from the top",
      description:
        "The pipeline executes each notebook in an empty kernel. If cells only work in a remembered " +
        "order, the build fails.",
    },
    {
      title: "Small groups identify people",
      description:
        "Names are replaced before analysis, the key is kept elsewhere, and table cells below an agreed " +
        "size are not published.",
    },
  ],
  officialDocs: [
    { label: "Python: statistics", url: "https://docs.python.org/3/library/statistics.html" },
    { label: "pandas: 3.0 release notes", url: "https://pandas.pydata.org/docs/whatsnew/v3.0.0.html" },
    {
      label: "MySQL: window functions",
      url: "https://dev.mysql.com/doc/refman/8.4/en/window-functions.html",
    },
  ],
  pairsWith: [
    { technology: "my-sql", reason: "Orders and stock often live in its tables; we read a replica." },
    { technology: "python", reason: "The language of the script and of its tests." },
    { technology: "ai-ml", reason: "A model is worth building once the plain figures are trusted." },
  ],
};
