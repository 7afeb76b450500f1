import type { TechnologyDetails } from "../technology-details.ts";
import controller from "./examples/jenkins-controller.yml?highlighted";
import code from "./examples/jenkins.groovy?highlighted";

export const details: TechnologyDetails = {
  description:
    "Keep Jenkins small or move off it step by step: how to choose, a Jenkinsfile you can replace later, and a controller built from a file.",
  heading: "Keep Jenkins small, or move off it step by step",
  lead: "We find out what depends on your Jenkins, then either make its controller easy to rebuild or move your jobs off it one by one.",
  parts: [
    {
      kind: "text",
      title: "Should you stay or move?",
      paragraphs: [
        "Keep Jenkins if your builds are tied to one place, such as a test bench or a compiler on a single host. It then needs an owner, a backup and a patch routine, and its freestyle jobs become Jenkinsfiles.",
        "Move if your code is already on GitLab or GitHub and nothing ties you down.",
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
        "A `timeout` on the whole pipeline could cut a release off halfway, so the 30\u00a0minutes apply to Verify only.",
        "The credential exists only in the Release stage. If a command names the secret, single quotes let the shell, not Groovy, insert it.",
      ],
    },
    {
      kind: "example",
      title: "A controller built from a file",
      intro: "With the Configuration as Code plugin, the controller reads its settings when it starts.",
      fileName: "jenkins.yaml",
      code: controller,
      notes: [
        "`numExecutors: 0` keeps builds off the controller, where they could read the credentials store and its key.",
      ],
    },
    {
      kind: "text",
      title: "Update Java first",
      paragraphs: [
        "Since LTS 2.555, the controller and every agent need Java 21 or later. Start with the agents, and try each new version on an offline copy of `JENKINS_HOME`, because downgrades aren’t supported.",
      ],
    },
  ],
  officialDoc: {
    label: "Controller isolation",
    url: "https://www.jenkins.io/doc/book/security/controller-isolation/",
  },
  pairsWith: ["git-lab", "java", "docker"],
};
