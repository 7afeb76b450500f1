import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jira.txt?highlighted";

export const details: TechnologyDetails = {
  description:
    "Jira boards that match the work: fewer statuses, saved filters for a ten-minute weekly review, and a plan for the end of Data Center in 2029.",
  heading: "A Jira board your team can trust",
  lead: "A board should show what is really going on. If it doesn’t, the workflow is usually to blame: we first merge statuses that leave the work with the same person, and agree what Done means.",
  parts: [
    {
      kind: "example",
      title: "JQL filters for a weekly review",
      intro:
        "Replace `ORD` with your project key, save each query as a filter, and go through the results together for ten minutes a week.",
      fileName: "board-hygiene.txt",
      code,
      notes: [
        "`CHANGED AFTER` looks at the status history. The Stuck filter ignores the `updated` field, which every comment resets.",
      ],
    },
    {
      kind: "points",
      title: "Dates to plan for",
      points: [
        {
          title: "The end of Data Center",
          description:
            "Data Center reaches its end of life on 28 March 2029 and becomes read-only. Before a move to Cloud, we count the apps, scripts and unused custom fields. Each costs money to migrate.",
        },
        {
          title: "Tokens expire and endpoints get retired",
          description:
            "Cloud API tokens last a year at most, and Atlassian has replaced the old search endpoints. Every script needs an owner and a renewal date.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "JQL operators", url: "https://support.atlassian.com/jira-software-cloud/docs/jql-operators/" },
    { label: "Data Center end of life", url: "https://www.atlassian.com/licensing/data-center-end-of-life" },
    {
      label: "Managing API tokens",
      url: "https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/",
    },
  ],
  pairsWith: ["git-lab", "python", "data-science"],
};
