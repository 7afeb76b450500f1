import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jira.txt?code";

export const details: TechnologyDetails = {
  description:
    "Jira boards that match the work: fewer statuses, saved filters for a ten-minute weekly review, and a plan before Data Center ends in 2029.",
  heading: "A Jira board your team can trust",
  lead: "A board should show what is really happening. Most Jira trouble is workflow trouble: we merge the statuses people confuse and give Done one meaning before we configure anything.",
  parts: [
    {
      kind: "example",
      title: "JQL filters for a weekly review",
      intro:
        "Replace `ORD` with your project key and save each query as a filter owned by a group. Every hit asks for a decision.",
      fileName: "board-hygiene.txt",
      code,
      notes: [
        "`statusCategory` survives a renamed status. Only the Returned filter needs names, because it asks about one transition.",
        "`CHANGED AFTER` looks at history, since any comment resets the `updated` field and would hide stuck work.",
      ],
    },
    {
      kind: "points",
      title: "Simplify first, then configure",
      points: [
        {
          title: "Workflow redesign",
          description:
            "Each status must name who acts next. Where two give the same answer, one of them goes.",
        },
        {
          title: "Ten minutes a week",
          description:
            "Saved filters find the items that contradict the board. The team reviews them until the list is empty.",
        },
        {
          title: "Link to code",
          description: "The key goes into branch and commit names, and release notes become one query.",
        },
      ],
    },
    {
      kind: "points",
      title: "Dates for your calendar",
      points: [
        {
          title: "Data Center ends",
          description:
            "Atlassian has set 28 March 2029 as its end of life, after which it becomes read-only. Before a move we count apps, scripts and empty custom fields, since each costs money on the other side.",
        },
        {
          title: "Tokens and endpoints expire",
          description:
            "Cloud API tokens last at most one year, and the old search endpoints have been replaced. Each script needs an owner and a date.",
        },
        {
          title: "Sharing",
          description:
            "A regular check finds filters and dashboards shared with the public, and former suppliers who still have a licence.",
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
