import type { TechnologyDetails } from "../technology-details.ts";
import trust from "./examples/git-lab-trust.json?highlighted";
import code from "./examples/git-lab.yml?highlighted";

export const details: TechnologyDetails = {
  description:
    "GitLab CI pipelines that check every merge request, deploy with short-lived tokens and stay short enough to read in one sitting.",
  heading: "GitLab pipelines you can read in one sitting",
  lead: "Your pipeline is the one description of your releases that can’t go out of date. We keep the pipeline short enough for a new colleague to explain each job in it.",
  parts: [
    {
      kind: "example",
      title: "A complete pipeline in twenty lines",
      intro:
        "This pipeline builds, tests and deploys a Node.js service. The deployment is a script of your own, `deploy.js`.",
      fileName: ".gitlab-ci.yml",
      code,
      notes: [
        "`resource_group` stops two deployments from running at once. `DEPLOY_TOKEN` is a signed statement of who is deploying; your server has to check it.",
      ],
    },
    {
      kind: "example",
      title: "The AWS side of the token",
      intro:
        "For a deployment to AWS, the role that the job assumes needs this trust policy, and the job needs `aud` set to `https://gitlab.com`.",
      fileName: "trust-policy.json",
      code: trust,
      notes: [
        "The `sub` line stops every other project on gitlab.com from assuming the role.",
        "`ref:main` only protects you while the `main` branch is protected.",
      ],
    },
  ],
  officialDoc: {
    label: "ID token authentication",
    url: "https://docs.gitlab.com/ci/secrets/id_token_authentication/",
  },
  pairsWith: ["docker", "jenkins", "aws"],
};
