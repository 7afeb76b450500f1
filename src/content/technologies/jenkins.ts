import type { TechnologyDetails } from "../technology-details.ts";
import controller from "./examples/jenkins-controller.yml?highlighted";
import code from "./examples/jenkins.groovy?highlighted";

export const details: TechnologyDetails = {
  description:
    "Keep Jenkins small or move off it step by step: how to choose, Jenkinsfiles you can replace later, and Java and plugins kept up to date.",
  heading: "Keep Jenkins small, or move off it step by step",
  lead: "We find out what depends on your Jenkins. Then we either make its controller easy to rebuild, or move your jobs off it one by one.",
  parts: [
    {
      kind: "text",
      title: "Should you stay or move?",
      paragraphs: [
        "Keep Jenkins if your builds are tied to one place, such as a test bench or a compiler that runs on a single host. It then needs an owner, a backup and a patch routine, and we turn its freestyle jobs into Jenkinsfiles.",
        "Move if your code is already on GitLab or GitHub and nothing ties you down. The hard part is usually the shared library with four hundred lines of Groovy, so we move its steps into tested scripts first. Both systems can then call the scripts while you compare the results.",
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
        "`disableConcurrentBuilds` makes later builds of a branch wait. A `timeout` on the whole pipeline could cut a release off halfway, so the 30\u00a0minutes apply to Verify only.",
        "`when { branch 'main' }` needs a multibranch project.",
        "The credential exists only in the Release stage. If a command uses it, put the command in single quotes, so that the shell, not Groovy, inserts the secret.",
      ],
    },
    {
      kind: "example",
      title: "A controller built from a file",
      intro:
        "With the Configuration as Code plugin, the controller reads its settings when it starts, so nobody has to remember which box someone ticked in 2019.",
      fileName: "jenkins.yaml",
      code: controller,
      notes: [
        "`numExecutors: 0` keeps builds off the controller, where they could read the credentials store and its key.",
      ],
    },
    {
      kind: "points",
      title: "Keeping your Jenkins safe",
      points: [
        {
          title: "Update Java first",
          description:
            "Since LTS 2.555, the controller and every agent have needed Java 21 or later. Start with the agents.",
        },
        {
          title: "Rehearse upgrades on a copy",
          description:
            "Downgrades aren’t supported, so we first start the new version on a copy of JENKINS_HOME, cut off from the network.",
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
