import type { TechnologyDetails } from "../technology-details.ts";
import trust from "./examples/git-lab-trust.json?highlighted";
import code from "./examples/git-lab.yml?highlighted";

export const details: TechnologyDetails = {
  description:
    "GitLab CI pipelines that check every merge request, deploy with short-lived tokens and stay short enough for a new colleague to explain.",
  heading: "GitLab pipelines you can read in one sitting",
  lead: "Your pipeline is the one release document that can’t go out of date. We keep it short enough for a new colleague to say what each job is for.",
  parts: [
    {
      kind: "example",
      title: "A complete pipeline in twenty lines",
      intro:
        "It builds, tests and deploys a Node.js service. `deploy.js` is your own script, so a developer can run the same deployment against a test environment.",
      fileName: ".gitlab-ci.yml",
      code,
      notes: [
        "The workflow rules create one pipeline for each merge request and one for the default branch.",
        "A manual job in `rules` blocks the pipeline by default until you deploy.",
        "`resource_group` stops two deployments from running at once. `DEPLOY_TOKEN` is a signed statement of who is deploying, and the receiving side has to check it.",
      ],
    },
    {
      kind: "example",
      title: "The AWS side of the token",
      intro:
        "If you deploy to AWS, the role that the job assumes needs this trust policy, and the job needs `aud` set to `https://gitlab.com`.",
      fileName: "trust-policy.json",
      code: trust,
      notes: [
        "Without the `sub` line, any project on gitlab.com could assume the role.",
        "`ref:main` only protects you while the `main` branch is protected.",
        "The credentials expire with the session, so there is no key on the variables page for anyone to copy.",
      ],
    },
    {
      kind: "points",
      title: "What we put into your pipeline",
      points: [
        {
          title: "Checks on every merge request",
          description:
            "Build, tests, lint and dependency scan run on the merge request, while its author still has the change in mind.",
        },
        {
          title: "Review environments",
          description: "Each merge request gets an address that the product owner can open.",
        },
        {
          title: "Tests on real hardware",
          description: "A runner next to the test bench flashes the firmware and reports like any other job.",
        },
      ],
    },
    {
      kind: "text",
      title: "Making a slow pipeline fast",
      paragraphs: [
        "We take the longest path through the last fifty runs and ask three questions about each job on it. Does it wait for a stage it doesn’t need? Then `needs` lets it start earlier. Does it download what an earlier job already had? A cache keyed by the lockfile keeps packages between pipelines. Has it ever found a fault? If it hasn’t in a year, it can run overnight.",
        "Before any of that, we deal with flaky tests. A job that passes on the second try teaches everyone to press Retry, and then the fault it was written to catch gets through. Instead of setting `retry: 2`, we take such a test out of the gate and record its name, an owner and a date.",
      ],
    },
    {
      kind: "points",
      title: "If you run the server yourself",
      points: [
        {
          title: "Two patch dates a month",
          description:
            "GitLab plans patch releases twice a month, and your server needs a fixed slot for them.",
        },
        {
          title: "Required upgrade stops",
          description:
            "Some versions can’t be skipped on the way up. We plan the path first, back up, and wait for background migrations to finish at each stop.",
        },
        {
          title: "Isolated runners",
          description:
            "A privileged runner hands its host to any job it accepts, so untrusted branches get their own runner, which is thrown away after use.",
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
