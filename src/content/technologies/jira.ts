import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jira.txt?code";

export const details: TechnologyDetails = {
  description:
    "Jira workflow hygiene: fewer statuses, five JQL filters for a weekly review, and what the end of Data Center means for you.",
  heading: "A Jira board that can be believed",
  lead:
    "Most Jira trouble is workflow trouble: statuses nobody can tell apart, and a Done column that means " +
    "three things. We remove before we configure.",
  enquiryLabel: "Write to us about your Jira workflow",
  closing: {
    title: "Your statuses, in order",
    text: "Put them one to a line, and beside each who acts next. Two lines with the same answer are where our questions begin.",
  },
  opening: "example",
  usesTitle: "Remove, then configure",
  uses: [
    {
      title: "Workflow redesign",
      description:
        "Each status must name who acts next. If two statuses have the same answer, one of them goes.",
    },
    {
      title: "A weekly hygiene list",
      description:
        "Saved filters find the items that contradict the board. The team reviews them for ten minutes, " +
        "and the list should be empty.",
    },
    {
      title: "Link to code",
      description:
        "The key goes into branch and commit names. Release notes are then a query instead of somebody's " +
        "memory.",
    },
    {
      title: "Leaving Data Center",
      description:
        "We count apps, scripts and custom fields with no values before any migration, since each costs " +
        "money on the other side.",
    },
  ],
  fits: [
    "Several teams with shared releases and one place where dependencies are visible.",
    "Regulated products that must show who approved a change and when.",
    "Companies whose support, engineering and operations already share the account.",
  ],
  alternatives: [
    {
      text: "Five developers and one repository: issues in GitLab or GitHub sit next to the code.",
    },
    {
      text: "Ranking individuals by story points: the points inflate and the plan loses its meaning. Measure lead time of the work instead.",
    },
    {
      text: "Specifications inside ticket comments: put them into the repository, where a change can be reviewed.",
    },
  ],
  example: {
    title: "Five filters for the weekly review",
    intro:
      "`ORD` is the project key. Save each query as a filter owned by a group, and put all of them on one " +
      "dashboard. Every hit asks for a decision.",
    fileName: "board-hygiene.txt",
    code,
    notes: [
      "`statusCategory` survives a renamed column; status names do not. Only the Returned filter needs " +
        "names, because it asks about one transition.",
      "`CHANGED AFTER` looks at history. The `updated` field would be reset by any comment, so stuck work " +
        "could hide.",
      "A done item without a resolution still counts as unresolved in reports and in the unresolved " +
        "filters of other teams.",
      "Jira Cloud now says work item for issue and space for project. Existing queries keep working.",
    ],
  },
  upkeepTitle: "Dates for the calendar",
  upkeep: [
    {
      title: "Data Center ends",
      description:
        "Atlassian has set 28 March 2029 as its end of life, after which it becomes read-only. New " +
        "customers can no longer buy it.",
    },
    {
      title: "Tokens and endpoints expire",
      description:
        "Cloud API tokens last at most one year, and the old search endpoints have been replaced. We " +
        "keep a list of scripts with an owner and a date.",
    },
    {
      title: "Sharing",
      description:
        "Check filters and dashboards shared with the public, and former suppliers who still have a licence.",
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
    { technology: "python", reason: "A short script exports history for lead-time charts." },
    { technology: "data-science", reason: "Status history is an event log, good for honest forecasts." },
  ],
};
