import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/data-science.py?code";
import { dataFigures, startingPoint } from "../team-figures.ts";

export const details: TechnologyDetails = {
  description:
    "Data science you can rerun: cleaning as code, a stated cutoff and a checksum, so each figure leads back to one command and one input file.",
  heading: "Data science that reruns to the same number",
  lead: "In six months you can still show where a figure came from. A command, an input file and its checksum produce the same number again.",
  enquiryLabel: "Trace my two figures",
  closing: {
    title: "Why do two of your reports disagree?",
    text: "Quote both figures and say where each one stands. We answer with the likely causes, most probable first, and the query or count that would confirm each.",
  },
  team: {
    label: "Data science team",
    service: "data-science",
    title: "Meet the data science team",
    intro: startingPoint,
    figures: [dataFigures.scientists, dataFigures.costs],
    linkLabel: "About the data science team",
  },
  opening: "uses",
  usesTitle: "How your question becomes a figure",
  uses: [
    {
      title: "Questions before charts",
      description:
        "We agree the decision, the metric and the result that would change your mind. Each chart then serves that decision.",
    },
    {
      title: "Cleaning as code",
      description: "Each correction is a line with a reason and a count of affected rows.",
    },
    {
      title: "SQL for joins, Python for checks",
      description:
        "The database does grouping where your data lives. Resampling, plots and checks run on the small result.",
    },
    {
      title: "Forecasts",
      description:
        "Tested on past periods against the naive one: next month equals the same month last year.",
    },
  ],
  fits: [
    "Decisions recur: stock levels, staffing, routes, discounts.",
    "Your data is scattered over an ERP, spreadsheets and device logs, whose definitions disagree.",
    "Reports that an auditor or a customer may recalculate.",
  ],
  alternatives: [
    {
      text: "A dashboard for everybody can begin as one weekly e-mail, and grow once people reply to it.",
      service: "product-development",
    },
    {
      text: "Whether a campaign caused sales is best settled by an experiment with a control group. Two hundred rows, looked at once, fit a spreadsheet.",
    },
  ],
  example: {
    title: "Delivery time without the usual bias",
    intro:
      "The second argument is the cutoff. The columns are `region`, `ordered` and `delivered`, with ISO dates; the standard library is enough, so the script should still run years from now.",
    fileName: "delivery_days.py",
    code,
    notes: [
      "The first output line names the file, its SHA-256 and the cutoff. You can check that two reports used the same data.",
      "The command states the cutoff each time. A call to `date.today()` would change the result overnight.",
      "Orders still open enter as infinity. Dropping them makes the worst region look fast; a median can absorb them, a mean cannot.",
      "A median of `inf` is a finding: half of those orders or more have not arrived. Choose a cutoff old enough for a normal delivery.",
    ],
  },
  upkeepTitle: "How your analysis stays runnable",
  upkeep: [
    {
      title: "Lock the environment",
      description:
        "Versions and hashes are in a lockfile. pandas 3.0 changed string columns and copy behaviour, so old notebooks can fail or differ.",
    },
    {
      title: "Notebooks run from the top",
      description:
        "The pipeline executes each notebook in an empty kernel. If cells only work in a remembered order, the build fails.",
    },
    {
      title: "Small groups identify people",
      description:
        "Names are replaced before analysis, the key is kept elsewhere, and table cells below an agreed size stay unpublished.",
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
