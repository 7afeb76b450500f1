import type { TechnologyDetails } from "../technology-details.ts";
import find from "./examples/docker-find.sh?highlighted";
import code from "./examples/docker.dockerfile?highlighted";

export const details: TechnologyDetails = {
  description:
    "Small Docker images, rebuilt every week, each with a software bill of materials that shows which version of a package it contains.",
  heading: "Docker images with an SBOM",
  lead: "We build images that carry a list of their packages, a software bill of materials (SBOM). When the next vulnerability is published, a script can list the affected package’s version in the images a host is running.",
  parts: [
    {
      kind: "example",
      title: "A Node.js image without a shell",
      intro:
        "The build command on the second line pushes the SBOM and a record of the build with the image. A `.dockerignore` file should exclude `node_modules` and `.git`.",
      fileName: "Dockerfile",
      code,
      notes: ["There’s no shell for `docker exec` to open. You’ll depend on logs and metrics."],
    },
    {
      kind: "example",
      title: "Where is that library running?",
      intro:
        "This script asks the registry for the SBOM of every image running on one Docker host, and prints one package’s version in each.",
      fileName: "find-package.sh",
      code: find,
      notes: [
        "“No SBOM” can also mean that the image was never pushed, can’t be read with your login, or was built for several platforms.",
      ],
    },
    {
      kind: "text",
      title: "A rebuild every week",
      paragraphs: [
        "A scheduled build picks up patched base packages. Production pins the image’s digest, and each update arrives as a merge request.",
      ],
    },
  ],
  officialDoc: {
    label: "SBOM attestations",
    url: "https://docs.docker.com/build/metadata/attestations/sbom/",
  },
  pairsWith: ["node-js", "git-lab", "aws"],
};
