import type { TechnologyDetails } from "../technology-details.ts";
import find from "./examples/docker-find.sh?highlighted";
import code from "./examples/docker.dockerfile?highlighted";

export const details: TechnologyDetails = {
  description:
    "Small Docker images, rebuilt every week, each with a software bill of materials that shows whether a new vulnerability affects it.",
  heading: "Docker images with an SBOM",
  lead: "When the next vulnerability in a library is published, one command tells you which of the images running on a Docker host contain that library, because every image we build carries a list of its packages, called a software bill of materials (SBOM).",
  parts: [
    {
      kind: "example",
      title: "A Node.js image without a shell",
      intro:
        "The build command on the second line attaches the SBOM and a record of the build, and pushes them with the image. A `.dockerignore` file should exclude `node_modules` and `.git`.",
      fileName: "Dockerfile",
      code,
      notes: [
        "`BUILDKIT_SBOM_SCAN_STAGE` adds a separate SBOM for the build stage.",
        "There’s no shell for `docker exec` to open, so you’ll depend on your logs and metrics.",
      ],
    },
    {
      kind: "example",
      title: "Where is that library running?",
      intro:
        "This script asks the registry for the SBOM of every image running on one Docker host, and prints the version of one package in each.",
      fileName: "find-package.sh",
      code: find,
      notes: [
        "“No SBOM” can also mean that the image was never pushed, can’t be read with your login, or was built for several platforms, each with its own SBOM.",
      ],
    },
    {
      kind: "points",
      title: "Patched images and safe builds",
      points: [
        {
          title: "A rebuild every week",
          description:
            "A scheduled build picks up patched base packages. Production pins the image’s digest, so each update arrives as a merge request.",
        },
        {
          title: "Access to the socket is root access",
          description:
            "A container that mounts docker.sock controls the host, so build jobs run in rootless BuildKit or on a throwaway machine.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "SBOM attestations", url: "https://docs.docker.com/build/metadata/attestations/sbom/" },
    { label: "Building best practices", url: "https://docs.docker.com/build/building/best-practices/" },
    { label: "Distroless images", url: "https://github.com/GoogleContainerTools/distroless" },
  ],
  pairsWith: ["node-js", "git-lab", "aws"],
};
