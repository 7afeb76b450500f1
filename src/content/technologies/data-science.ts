import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/data-science.py?code";

export const details: TechnologyDetails = {
  description:
    "Data science you can rerun: cleaning as code, a stated cutoff and a checksum, so each figure leads back to one command and one input file.",
  heading: "Data science that reruns to the same number",
  lead: "In six months you can still show where a figure came from. A command, an input file and its checksum produce the same number again.",
  parts: [
    {
      kind: "points",
      title: "How your question becomes a figure",
      points: [
        {
          title: "Cleaning as code",
          description: "Each correction is a line with a reason and a count of affected rows.",
        },
        {
          title: "Forecasts",
          description:
            "Tested on past periods against two plain ones: the naive forecast, which repeats the last value, and the seasonal naive, which repeats the same month last year.",
        },
        {
          title: "Questions in plain words",
          description:
            "A language model may write the SQL. It reads agreed views under an account that cannot write, and the query stands beside its answer.",
        },
      ],
    },
    {
      kind: "example",
      title: "Delivery time without the usual bias",
      intro:
        "The second argument is the cutoff. The columns are `region`, `ordered` and `delivered`, with ISO dates.",
      fileName: "delivery_days.py",
      code,
      notes: [
        "The first output line names the file, its SHA-256 and the cutoff. Two reports that disagree can be compared at that line.",
        "The command states the cutoff each time. A call to `date.today()` would change the result overnight.",
        "Orders still open enter as infinity. Dropping them makes the worst region look fast. A median can absorb them, a mean cannot.",
      ],
    },
    {
      kind: "points",
      title: "How your analysis stays runnable",
      points: [
        {
          title: "Lock the environment",
          description:
            "Versions and hashes are in a lockfile. pandas 3.0 changed string columns and copy behaviour: old notebooks can fail or differ.",
        },
        {
          title: "Notebooks run from the top",
          description: "The pipeline executes each notebook in an empty kernel.",
        },
        {
          title: "Small groups identify people",
          description:
            "Names are replaced before analysis, the key is kept elsewhere, and table cells below an agreed size stay unpublished.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "Python: statistics", url: "https://docs.python.org/3/library/statistics.html" },
    { label: "pandas: 3.0 release notes", url: "https://pandas.pydata.org/docs/whatsnew/v3.0.0.html" },
    { label: "Forecasting: simple methods", url: "https://otexts.com/fpp3/simple-methods.html" },
  ],
  pairsWith: ["my-sql", "python", "ai-ml"],
};
