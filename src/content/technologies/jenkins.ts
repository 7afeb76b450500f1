import type { TechnologyDetails } from "../technology-details.ts";
import controller from "./examples/jenkins-controller.yml?code";
import code from "./examples/jenkins.groovy?code";

export const details: TechnologyDetails = {
  description:
    "Keep Jenkins small or move off it in steps: an inventory of what depends on it, portable Jenkinsfiles, and Java and plugins kept up to date.",
  heading: "Keep Jenkins small, or leave it in steps",
  lead: "Jenkins has usually been there longer than anyone who looks after it. We count what depends on it, then do one of two things: make it a controller that can be rebuilt at any time, or move away job by job.",
  parts: [
    {
      kind: "points",
      title: "Inventory first, then one of two plans",
      points: [
        {
          title: "Inventory",
          description:
            "A table of jobs, plugins, credentials and owners. Jobs idle for a year go first, then plugins that nothing uses.",
        },
        {
          title: "Plan A: keep",
          description:
            "Freestyle jobs become Jenkinsfiles, server settings become a Configuration as Code file, and the controller can be rebuilt from both.",
        },
        {
          title: "Plan B: leave",
          description:
            "Build steps move from Groovy into tested scripts in the repository. After that the system calling them can be exchanged, job by job.",
        },
      ],
    },
    {
      kind: "example",
      title: "A Jenkinsfile that any CI can replace",
      intro:
        "All knowledge about building sits in `ci/verify.sh` and `ci/release.sh`, which another CI system can call. The file needs the Docker Pipeline and JUnit plugins.",
      fileName: "Jenkinsfile",
      code,
      notes: [
        "`disableConcurrentBuilds` makes later builds of a branch wait. Its `abortPrevious` could cut a release in half, as could a pipeline-wide `timeout`: the 30\u00a0minutes stand on Verify alone.",
        "`when { branch 'main' }` needs a multibranch project. A plain pipeline job skips the stage.",
        "The credential exists only inside the Release stage. The single quotes after `sh` keep Groovy from pasting a secret into the command line.",
      ],
    },
    {
      kind: "text",
      title: "Which plan is yours",
      paragraphs: [
        "Keep it where the builds are tied to a place: test benches and licence dongles on a local network, AIX, a vendor’s compiler bound to one host name. Few hosted systems reach these. It needs an owner, a backup and a patch routine.",
        "Leave it where the code already lives on GitLab or GitHub and nothing of the above applies. The hard part is seldom the pipeline. It is the shared library with four hundred lines of Groovy, the job that another job reads files from, and the nightly build whose mail goes to somebody who has left. That is why the scripts come first: once `ci/verify.sh` runs on a developer’s machine, both systems can call it for a few weeks, and the results can be compared build by build.",
      ],
    },
    {
      kind: "example",
      title: "A controller from a file",
      intro:
        "Plan A in practice. With the Configuration as Code plugin the controller reads its settings at start-up, and nobody has to remember which box was ticked in 2019.",
      fileName: "jenkins.yaml",
      code: controller,
      notes: [
        "`numExecutors: 0` keeps builds off the controller. A build that runs there can read the credentials store and its key.",
        "`EXCLUSIVE` reserves the bench for jobs that ask for its label. Other jobs need a node of their own.",
        "The host key is written down. An agent that answers with another key is refused.",
        "`${REGISTRY_TOKEN}` is filled in from the environment, so the file can be reviewed like any other code.",
      ],
    },
    {
      kind: "points",
      title: "What your Jenkins needs to stay safe",
      points: [
        {
          title: "Java first",
          description:
            "Since LTS 2.555 the controller and every agent need at least Java 21. Agents go before the controller.",
        },
        {
          title: "Upgrades rehearsed on a copy",
          description:
            "Upgrades convert data and downgrades are unsupported. We copy JENKINS_HOME and start the copy on the new version first, cut off from the network, since its timers would fire too.",
        },
        {
          title: "Advisories",
          description:
            "Most security notices concern plugins, some of them still unfixed. Every plugin you remove ends its own series of notices.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "Pipeline syntax", url: "https://www.jenkins.io/doc/book/pipeline/syntax/" },
    { label: "Controller isolation", url: "https://www.jenkins.io/doc/book/security/controller-isolation/" },
    { label: "Security advisories", url: "https://www.jenkins.io/security/advisories/" },
  ],
  pairsWith: ["git-lab", "java", "docker"],
};
