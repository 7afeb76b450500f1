import type { TechnologyDetails } from "../technology-details.ts";
import trust from "./examples/git-lab-trust.json?code";
import code from "./examples/git-lab.yml?code";

export const details: TechnologyDetails = {
  description:
    "GitLab CI pipelines that check every merge request, deploy with short-lived tokens and stay short enough for a new colleague to explain.",
  heading: "GitLab pipelines you can read in one sitting",
  lead: "Your pipeline is the release document that cannot go stale. We keep it so short that a new colleague can say what each job protects.",
  parts: [
    {
      kind: "example",
      title: "A complete pipeline in twenty lines",
      intro:
        "It builds, tests and deploys a Node.js service. `deploy.js` is your own script, and a developer can run the same deployment against a test environment.",
      fileName: ".gitlab-ci.yml",
      code,
      notes: [
        "The workflow rules give one pipeline for each merge request and one for the default branch. Without them every branch and tag would start its own.",
        "A manual job in `rules` blocks by default. The pipeline shows as blocked, rather than passed, until you deploy.",
        "`resource_group` keeps two deployments apart. `DEPLOY_TOKEN` is a signed statement of who is deploying, and the receiver has to read it.",
      ],
    },
    {
      kind: "example",
      title: "The other half of the token",
      intro:
        "Half of this mechanism is often missing. When the receiver is AWS, this trust policy belongs to the role that the job assumes, with `aud` in the job set to `https://gitlab.com`.",
      fileName: "trust-policy.json",
      code: trust,
      notes: [
        "Without the `sub` line, any project on gitlab.com could assume the role.",
        "`ref:main` is worth something only while `main` is protected. Otherwise everybody with push access can deploy.",
        "The credentials end with the session. There is no key on the variables page for anyone to copy.",
      ],
    },
    {
      kind: "points",
      title: "What we put into your pipeline",
      points: [
        {
          title: "Merge request gates",
          description:
            "Build, test, lint and dependency scan run on the merge request, where one author still has the change in mind.",
        },
        {
          title: "Review environments",
          description:
            "Each merge request has an address that the product owner can open, and a stop job that removes it.",
        },
        {
          title: "Hardware in the loop",
          description:
            "A runner beside the test bench flashes the firmware and reports like any other job. One tag sends the job there and nowhere else.",
        },
        {
          title: "Moving in",
          description:
            "Jenkins jobs come over one at a time. Both systems call the same scripts, and the old job is deleted once nobody has needed it for a month.",
        },
      ],
    },
    {
      kind: "text",
      title: "From forty minutes to ten",
      paragraphs: [
        "A slow pipeline is rarely slow everywhere. We take the longest path through the last fifty runs and ask three questions of each job on it. Does it wait for a stage that it does not need? `needs` lets it start earlier. Does it download what an earlier one had? A cache keyed by the lockfile keeps packages between pipelines. Has it ever found a fault? If it has not in a year, it can run at night.",
        "Flaky tests come before all of that. A job that passes on the second try teaches everybody to press Retry, and the fault it was written for goes through. We move such a test out of the gate with its name, an owner and a date, instead of setting `retry: 2`.",
      ],
    },
    {
      kind: "points",
      title: "If you run the server yourself",
      points: [
        {
          title: "Patch Wednesdays",
          description:
            "GitLab plans patch releases twice a month, with security fixes for the current and the two previous monthly versions. Your server needs a standing slot.",
        },
        {
          title: "Upgrade stops",
          description:
            "Some versions must be visited on the way. We plan the path first, back up, and wait for background migrations at each stop.",
        },
        {
          title: "Runners",
          description:
            "A privileged runner hands its host to any job it accepts. Untrusted branches run on their own, thrown away after use.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "CI/CD YAML reference", url: "https://docs.gitlab.com/ci/yaml/" },
    { label: "ID token authentication", url: "https://docs.gitlab.com/ci/secrets/id_token_authentication/" },
    { label: "Maintenance policy", url: "https://docs.gitlab.com/policy/maintenance/" },
  ],
  pairsWith: ["docker", "jenkins", "aws"],
};
