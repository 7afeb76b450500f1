import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jira.txt?code";

export const details: TechnologyDetails = {
  description:
    "Jira boards that match the work: fewer statuses, saved filters for a ten-minute weekly review, and a plan before Data Center ends in 2029.",
  heading: "A Jira board your team can trust",
  lead: "You open the board and see what is really happening. Most Jira trouble is workflow trouble, so we merge the statuses people confuse and give Done one meaning before we configure anything.",
  enquiryLabel: "Simplify my workflow",
  closing: {
    title: "Whose turn is it in each status?",
    text: "Type your statuses one to a line, with who acts next beside each. We return the list shortened, with the filters that would find work stuck between two owners.",
  },
  opening: "example",
  usesTitle: "Simplify first, then configure",
  uses: [
    {
      title: "Workflow redesign",
      description: "Each status must name who acts next. Where two give the same answer, one of them goes.",
    },
    {
      title: "A weekly hygiene list",
      description:
        "Saved filters find the items that contradict the board. Your team reviews them for ten minutes until the list is empty.",
    },
    {
      title: "Link to code",
      description: "The key goes into branch and commit names, so release notes are one query.",
    },
    {
      title: "Leaving Data Center",
      description:
        "Before any migration we count apps, scripts and empty custom fields, since each costs money on the other side.",
    },
  ],
  fits: [
    "Several teams share releases and need one place where dependencies are visible.",
    "Regulated products must show who approved a change and when.",
    "Your support, engineering and operations already share the account.",
  ],
  alternatives: [
    {
      text: "Five developers with one repository keep issues next to the code in GitLab or GitHub.",
      technology: "git-lab",
    },
    {
      text: "Specifications are easier to review as files in the repository than as ticket comments.",
      service: "product-development",
    },
  ],
  example: {
    title: "JQL filters for a weekly review",
    intro:
      "Replace `ORD` with your project key and save each query as a filter owned by a group. Together they make one dashboard, where every hit asks for a decision.",
    fileName: "board-hygiene.txt",
    code,
    notes: [
      "`statusCategory` survives a renamed column; status names change with it. Only the Returned filter needs names, because it asks about one transition.",
      "`CHANGED AFTER` looks at history, since any comment resets the `updated` field and would hide stuck work.",
      "A done item without a resolution still counts as unresolved in reports and in the filters of other teams.",
      "Jira Cloud now says work item for issue and space for project; existing queries keep working.",
    ],
  },
  upkeepTitle: "Dates for your calendar",
  upkeep: [
    {
      title: "Data Center ends",
      description:
        "Atlassian has set 28 March 2029 as its end of life, after which it becomes read-only. Sales to new customers have already ended.",
    },
    {
      title: "Tokens and endpoints expire",
      description:
        "Cloud API tokens last at most one year, and the old search endpoints have been replaced. Your scripts are listed with an owner and a date.",
    },
    {
      title: "Sharing",
      description:
        "A regular check finds filters and dashboards shared with the public, and former suppliers who still have a licence.",
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
  pairsWith: [
    { technology: "git-lab", reason: "A merge request can move the item it names." },
    {
      technology: "python",
      reason: "A short script exports history for lead-time charts, steadier than story points.",
    },
    { technology: "data-science", reason: "Status history is an event log, good for honest forecasts." },
  ],
};
