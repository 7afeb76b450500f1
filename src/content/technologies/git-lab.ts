import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/git-lab.yml?code";

export const details: TechnologyDetails = {
  description:
    "GitLab CI pipelines short enough to read: merge request gates, deployment without stored keys, and a complete annotated file.",
  heading: "GitLab pipelines you can read in one sitting",
  lead:
    "A pipeline is the only description of a release that is true every day. We keep it short enough " +
    "that a new colleague can say what each job protects.",
  enquiryLabel: "Write to us about your GitLab pipelines",
  closing: {
    title: "How many lines is .gitlab-ci.yml?",
    text: "Count the included files too, and single out the job nobody dares to remove. For a self-managed server, add its version.",
  },
  opening: "example",
  usesTitle: "What we put into the file",
  uses: [
    {
      title: "Merge request gates",
      description:
        "Build, test, lint and dependency scan on the merge request. What can fail only after the merge " +
        "is a gap.",
    },
    {
      title: "Deployment without stored keys",
      description:
        "Jobs exchange a short-lived ID token for cloud access, so there is no permanent key to leak " +
        "from the variables page.",
    },
    {
      title: "Review environments",
      description:
        "Each merge request gets an address that a product owner can open, and a stop job that removes it.",
    },
    {
      title: "Moving in",
      description:
        "Jenkins jobs come over one at a time. Both systems call the same scripts until the old job has " +
        "been silent for a month.",
    },
  ],
  fits: [
    "Teams that want code, review, pipeline and registry under one login.",
    "Companies that must keep source on their own servers: the self-managed edition runs the same YAML.",
    "Firmware builds whose runner sits beside the test bench.",
  ],
  alternatives: [
    {
      text: "Code that lives on GitHub: use GitHub Actions instead of a mirror that lags.",
    },
    {
      text: "Self-managed GitLab that nobody patches: GitLab.com with your own runners is safer.",
    },
    {
      text: "Nightly data flows with backfills and retries per day: Airflow or Dagster was built for that.",
    },
  ],
  example: {
    title: "Two jobs, one deliberate button",
    intro:
      "The complete file for a Node.js service. `deploy.js` is the project's own script, so a developer " +
      "can run the same deployment against a test environment.",
    fileName: ".gitlab-ci.yml",
    code,
    notes: [
      "The workflow rules give one pipeline for each merge request and one for the default branch. " +
        "Without them every branch and tag would start its own.",
      "`verify` is interruptible: a newer push cancels it. `deploy` is not, so nothing stops it half way.",
      "A manual job in `rules` blocks by default. The pipeline shows as blocked, and not as passed, until " +
        "somebody deploys.",
      "The receiving service must check the `aud`, project and branch claims of `DEPLOY_TOKEN`. " +
        "`resource_group` keeps two deployments apart.",
    ],
  },
  upkeepTitle: "If you run the server yourself",
  upkeep: [
    {
      title: "Patch Wednesdays",
      description:
        "GitLab plans patch releases twice a month, with security fixes for the current and the two " +
        "previous monthly versions. A self-managed server needs a standing slot.",
    },
    {
      title: "Upgrade stops",
      description:
        "Some versions may not be skipped. We plan the path first, back up, and wait for background " +
        "migrations at each stop.",
    },
    {
      title: "Runners",
      description:
        "A privileged runner hands its host to any job it accepts. Untrusted branches get their own " +
        "runners, thrown away after use.",
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
