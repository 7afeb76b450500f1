import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/jenkins.groovy?code";

export const details: TechnologyDetails = {
  description:
    "Keep Jenkins small or leave it in steps: inventory, a portable Jenkinsfile, Java and plugin upkeep, and frank advice on both plans.",
  heading: "Jenkins: keep it small or leave in steps",
  lead:
    "We rarely start a project on Jenkins, and we do not tell owners of a working one to panic. First we " +
    "count what depends on it. Then one of two honest plans follows.",
  enquiryLabel: "Write to us about your Jenkins",
  closing: {
    title: "Plan A or Plan B?",
    text:
      "To lean either way we need rough counts: jobs, plugins, builds tied to one machine. The version is " +
      "under Manage Jenkins, About Jenkins.",
  },
  opening: "uses",
  usesTitle: "Count first, then choose a plan",
  uses: [
    {
      title: "Inventory",
      description:
        "A table of jobs, plugins, credentials and owners. Jobs without a run in a year and plugins " +
        "without a user go first.",
    },
    {
      title: "Plan A: keep",
      description:
        "Freestyle jobs become Jenkinsfiles, server settings become a Configuration as Code file, and " +
        "the controller can be rebuilt from both.",
    },
    {
      title: "Plan B: leave",
      description:
        "Build steps move from Groovy into scripts in the repository. After that the system calling the " +
        "script can be exchanged, job by job.",
    },
  ],
  fits: [
    "Test benches and licence dongles on a local network that no cloud runner can reach.",
    "Builds on unusual systems, such as AIX or a vendor compiler tied to one host name.",
    "An existing installation with an owner, a backup and a patch routine.",
  ],
  alternatives: [
    {
      text: "New projects on GitLab or GitHub: their own pipelines are already there and somebody else patches them.",
    },
    {
      text: "Scripted pipelines of several hundred lines: write a program in the repository, with tests, and call it.",
    },
    {
      text: "A shared server for teams that must not see each other's secrets: give each its own controller, or use GitLab groups.",
    },
  ],
  example: {
    title: "A Jenkinsfile with nothing to migrate",
    intro:
      "All knowledge about building sits in `ci/verify.sh` and `ci/release.sh`. Another CI system can call " +
      "the same two files tomorrow. The file needs the Docker Pipeline and JUnit plugins.",
    fileName: "Jenkinsfile",
    code,
    notes: [
      "`disableConcurrentBuilds` makes later builds of a branch wait. We leave out `abortPrevious`, since it " +
        "could cut a release in half.",
      "`when { branch 'main' }` needs a multibranch project; in a plain pipeline job the stage never runs.",
      "The credential exists only inside the Release stage. The single quotes after `sh` keep Groovy from " +
        "pasting a secret into the command line.",
      "`post` publishes test results even after `verify.sh` has failed, which is when people want them.",
    ],
  },
  upkeepTitle: "What its owner has to do",
  upkeep: [
    {
      title: "Java first",
      description:
        "Since LTS 2.555 the controller and every build node need at least Java 21. Nodes go before the " +
        "controller; a machine too old for Java 21 is driven over SSH from a newer one.",
    },
    {
      title: "One way only",
      description:
        "Upgrades convert data and downgrades are not supported. We copy JENKINS_HOME and start the copy " +
        "on the new version first.",
    },
    {
      title: "Zero executors on the controller",
      description:
        "A build running there can read the credentials store and its key. Set the built-in node to 0 " +
        "executors today.",
    },
    {
      title: "Advisories",
      description:
        "Most security notices concern plugins, and some have no fix. Every plugin you remove ends its " +
        "own series of notices.",
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
