import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/git-lab.yml?code";

export const details: TechnologyDetails = {
  description:
    "GitLab CI pipelines that check every merge request, deploy with short-lived tokens and stay short enough for a new colleague to explain.",
  heading: "GitLab pipelines you can read in one sitting",
  lead: "Your pipeline is the one description of a release that is true every day. We keep it so short that a new colleague can say what each job protects.",
  enquiryLabel: "Shorten my pipeline",
  closing: {
    title: "How long does a merge wait for CI?",
    text: "List the jobs with their minutes and single out the one everybody is afraid to remove. We answer with what can run in parallel, what can be cached and the order to try it in.",
  },
  opening: "example",
  usesTitle: "What we put into your pipeline",
  uses: [
    {
      title: "Merge request gates",
      description:
        "Build, test, lint and dependency scan run on the merge request, where one author still has the change in mind.",
    },
    {
      title: "Deployment with short-lived tokens",
      description:
        "Jobs exchange an ID token for cloud access, so the variables page holds no permanent key to leak.",
    },
    {
      title: "Review environments",
      description:
        "Each merge request gets an address that your product owner can open, and a stop job that removes it.",
    },
    {
      title: "Moving in",
      description:
        "Jenkins jobs come over one at a time. Both systems call the same scripts; the old job is deleted once nobody has needed it for a month.",
    },
  ],
  fits: [
    "Your team wants code, review, pipeline and registry under one login.",
    "Source must stay on your own servers: the self-managed edition runs the same YAML.",
    "A firmware build needs its runner beside the test bench.",
  ],
  alternatives: [
    {
      text: "Code that lives on GitHub builds best in GitHub Actions, close to its pull requests.",
    },
    {
      text: "Dozens of data flows that wait for one another and need backfills are what Airflow and Dagster were built for; a single nightly run can stay in GitLab.",
      service: "data-science",
    },
  ],
  example: {
    title: "A complete pipeline in twenty lines",
    intro:
      "It builds, tests and deploys a Node.js service. `deploy.js` is your own script, so a developer can run the same deployment against a test environment.",
    fileName: ".gitlab-ci.yml",
    code,
    notes: [
      "The workflow rules give one pipeline for each merge request and one for the default branch. Without them every branch and tag would start its own.",
      "`verify` is interruptible, so a newer push cancels it; `deploy` is left to finish.",
      "A manual job in `rules` blocks by default. The pipeline shows as blocked, rather than passed, until you deploy.",
      "The receiving service must check the `aud`, project and branch claims of `DEPLOY_TOKEN`. `resource_group` keeps two deployments apart.",
    ],
  },
  upkeepTitle: "If you run the server yourself",
  upkeep: [
    {
      title: "Patch Wednesdays",
      description:
        "GitLab plans patch releases twice a month, with security fixes for the current and the two previous monthly versions. Your server needs a standing slot; where none can be kept, GitLab.com with your own runners is safer.",
    },
    {
      title: "Upgrade stops",
      description:
        "Some versions must be visited on the way. We plan the path first, back up, and wait for background migrations at each stop.",
    },
    {
      title: "Runners",
      description:
        "A privileged runner hands its host to any job it accepts. Untrusted branches get their own, thrown away after use.",
    },
  ],
  officialDocs: [
    { label: "CI/CD YAML reference", url: "https://docs.gitlab.com/ci/yaml/" },
    { label: "ID token authentication", url: "https://docs.gitlab.com/ci/secrets/id_token_authentication/" },
    { label: "Maintenance policy", url: "https://docs.gitlab.com/policy/maintenance/" },
  ],
  pairsWith: [
    { technology: "docker", reason: "The registry stores the image beside the commit that built it." },
    { technology: "jenkins", reason: "Both can run during a move, because the work is in scripts." },
    { technology: "aws", reason: "The ID token becomes a role with permissions for one deployment." },
  ],
};
