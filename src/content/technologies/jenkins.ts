import type { TechnologyDetails } from "../technology-details.ts";
import controller from "./examples/jenkins-controller.yml?highlighted";
import code from "./examples/jenkins.groovy?highlighted";

export const details: TechnologyDetails = {
  description:
    "Keep Jenkins small or move off it step by step: an inventory of what depends on it, portable Jenkinsfiles, and Java and plugins kept up to date.",
  heading: "Keep Jenkins small, or leave it step by step",
  lead: "Jenkins has usually been around longer than anyone who looks after it. First we count what depends on it. Then we either turn it into a controller that can be rebuilt at any time, or move away from it job by job.",
  parts: [
    {
      kind: "points",
      title: "First an inventory, then one of two plans",
      points: [
        {
          title: "Inventory",
          description:
            "We list every job, plugin, credential and owner. Jobs that have been idle for a year go first, then the plugins nothing uses.",
        },
        {
          title: "Plan A: keep",
          description:
            "Freestyle jobs become Jenkinsfiles and server settings become a Configuration as Code file, so the controller can be rebuilt from the two.",
        },
        {
          title: "Plan B: leave",
          description:
            "Build steps move out of Groovy into tested scripts in the repository. After that, the system that calls them can be replaced one job at a time.",
        },
      ],
    },
    {
      kind: "example",
      title: "A Jenkinsfile you can replace later",
      intro:
        "The build itself is in `ci/verify.sh` and `ci/release.sh`, which any other CI system can call. This Jenkinsfile needs the Docker Pipeline and JUnit plugins.",
      fileName: "Jenkinsfile",
      code,
      notes: [
        "`disableConcurrentBuilds` makes later builds of a branch wait. With `abortPrevious` it could cut a release in half, and so could a `timeout` on the whole pipeline. That is why the 30\u00a0minutes apply to Verify only.",
        "`when { branch 'main' }` needs a multibranch project.",
        "The credential exists only inside the Release stage. The single quotes after `sh` stop Groovy from pasting a secret into the command line.",
      ],
    },
    {
      kind: "text",
      title: "Which plan suits you",
      paragraphs: [
        "Keep Jenkins if your builds are tied to a place: test benches and licence dongles on a local network, AIX, a vendor’s compiler bound to one host name. It then needs an owner, a backup and a patch routine.",
        "Leave it if your code is already on GitLab or GitHub and none of that applies. The hard part is seldom the pipeline. It is the shared library with four hundred lines of Groovy, and the nightly build that emails someone who left long ago. That is why we start with the scripts: once `ci/verify.sh` runs on a developer’s machine, both systems can call it for a few weeks, and you can compare the results build by build.",
      ],
    },
    {
      kind: "example",
      title: "A controller built from a file",
      intro:
        "With the Configuration as Code plugin, the controller reads its settings when it starts, so nobody has to remember which box was ticked in 2019.",
      fileName: "jenkins.yaml",
      code: controller,
      notes: [
        "`numExecutors: 0` keeps builds off the controller, because a build that runs there can read the credentials store and its key.",
        "`EXCLUSIVE` reserves the bench for jobs that ask for its label. Other jobs need a node of their own.",
        "`${REGISTRY_TOKEN}` is filled in from the environment, so the file can be reviewed like any other code.",
      ],
    },
    {
      kind: "points",
      title: "Keeping your Jenkins safe",
      points: [
        {
          title: "Update Java first",
          description:
            "Since LTS 2.555, the controller and every agent need Java 21 or later. Update the agents before the controller.",
        },
        {
          title: "Rehearse upgrades on a copy",
          description:
            "Upgrades convert data, and downgrades aren’t supported. So we copy JENKINS_HOME and start the copy on the new version first, cut off from the network because its timers would fire too.",
        },
        {
          title: "Remove plugins you don’t need",
          description: "Most security notices are about plugins, and some of those are still unfixed.",
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
