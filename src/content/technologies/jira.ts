import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jira.txt?highlighted";

export const details: TechnologyDetails = {
  description:
    "Jira boards that match the work: fewer statuses, saved filters for a ten-minute weekly review, and a plan for the end of Data Center in 2029.",
  heading: "A Jira board your team can trust",
  lead: "A board should show what is really going on. First we merge statuses where the work stays with one person, and agree what Done means.",
  parts: [
    {
      kind: "example",
      title: "JQL filters for a weekly review",
      intro:
        "Replace `ORD` with your project key, save each query as a filter, and go through the results together for ten minutes a week.",
      fileName: "board-hygiene.txt",
      code,
      notes: [
        "`CHANGED AFTER` looks at the status history. The Stuck filter only sorts by `updated`, a field that every comment resets.",
      ],
    },
    {
      kind: "text",
      title: "The end of Data Center",
      paragraphs: [
        "Data Center reaches its end of life on 28\u00a0March 2029 and becomes read-only. Before a move to Cloud, we count the apps, scripts and unused custom fields. Each costs money to migrate.",
      ],
    },
  ],
  officialDoc: {
    label: "JQL operators",
    url: "https://support.atlassian.com/jira-software-cloud/docs/jql-operators/",
  },
  pairsWith: ["git-lab", "python", "data-science"],
};
