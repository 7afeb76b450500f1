import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jenkins.groovy?code";

export const details: TechnologyDetails = {
  description:
    "Keep Jenkins small or move off it in steps: an inventory of what depends on it, portable Jenkinsfiles, and Java and plugins kept up to date.",
  heading: "Keep Jenkins small, or leave it in steps",
  lead: "You get a count of everything that depends on your Jenkins, then a plan: a controller you can rebuild at any time, or a gradual move to another system.",
  enquiryLabel: "Compare my two plans",
  closing: {
    title: "Are you keeping Jenkins?",
    text: "Either answer helps us begin. With rough counts of jobs, plugins and builds tied to one machine, and the version under Manage Jenkins, we compare the two plans and name the first step of each.",
  },
  opening: "uses",
  usesTitle: "Inventory first, then one of two plans",
  uses: [
    {
      title: "Inventory",
      description:
        "You receive a table of jobs, plugins, credentials and owners. Jobs idle for a year go first, then plugins that nothing uses.",
    },
    {
      title: "Plan A: keep",
      description:
        "Freestyle jobs become Jenkinsfiles, server settings become a Configuration as Code file, and the controller can be rebuilt from both.",
    },
    {
      title: "Plan B: leave",
      description:
        "Build steps move from Groovy into tested scripts in your repository. After that the system calling them can be exchanged, job by job.",
    },
  ],
  fits: [
    "Test benches and licence dongles sit on a local network that only your own machines reach.",
    "Builds run on unusual systems, such as AIX or a vendor compiler tied to one host name.",
    "Your installation has an owner, a backup and a patch routine.",
  ],
  alternatives: [
    {
      text: "New projects on GitLab or GitHub have pipelines at hand and one server fewer to patch.",
      technology: "git-lab",
    },
    {
      text: "Teams that must not see each other’s secrets are better apart: a controller for each, or GitLab groups.",
    },
  ],
  example: {
    title: "A Jenkinsfile that any CI can replace",
    intro:
      "All knowledge about building sits in `ci/verify.sh` and `ci/release.sh`, which another CI system can call. The file needs the Docker Pipeline and JUnit plugins.",
    fileName: "Jenkinsfile",
    code,
    notes: [
      "`disableConcurrentBuilds` makes later builds of a branch wait. Its `abortPrevious` could cut a release in half, as could a pipeline-wide `timeout`, so the 30\u00a0minutes stand on Verify alone.",
      "`when { branch 'main' }` needs a multibranch project; a plain pipeline job skips the stage.",
      "The credential exists only inside the Release stage. The single quotes after `sh` keep Groovy from pasting a secret into the command line.",
      "`post` publishes test results even after `verify.sh` has failed, just when you want them.",
    ],
  },
  upkeepTitle: "What your Jenkins needs to stay safe",
  upkeep: [
    {
      title: "Java first",
      description:
        "Since LTS 2.555 the controller and every build node need at least Java 21. Nodes go before the controller; a machine too old for Java 21 is driven over SSH from a newer one.",
    },
    {
      title: "Upgrades rehearsed on a copy",
      description:
        "Upgrades convert data and downgrades are unsupported. We copy JENKINS_HOME and start the copy on the new version first.",
    },
    {
      title: "Zero executors on the controller",
      description:
        "A build running there can read the credentials store and its key. Set the built-in node to 0 executors today.",
    },
    {
      title: "Advisories",
      description:
        "Most security notices concern plugins, some of them still unfixed. Every plugin you remove ends its own series of notices.",
    },
  ],
  officialDocs: [
    { label: "Pipeline syntax", url: "https://www.jenkins.io/doc/book/pipeline/syntax/" },
    { label: "Controller isolation", url: "https://www.jenkins.io/doc/book/security/controller-isolation/" },
    { label: "Security advisories", url: "https://www.jenkins.io/security/advisories/" },
  ],
  pairsWith: [
    {
      technology: "git-lab",
      reason: "The usual destination of Plan B, and a good source of webhooks in Plan A.",
    },
    { technology: "java", reason: "Jenkins runs on it, and its Maven support is mature." },
    { technology: "docker", reason: "Tool versions move from hand-kept nodes into an image name." },
  ],
};
