import type { TechnologyDetails } from "../technology-details.ts";
import find from "./examples/docker-find.sh?highlighted";
import code from "./examples/docker.dockerfile?highlighted";

export const details: TechnologyDetails = {
  description:
    "Small Docker images with a software bill of materials, rebuilt on a schedule, so you know which of them a new vulnerability affects.",
  heading: "Docker images with a parts list",
  lead: "When the next library vulnerability is published, one command tells you which of your running images contain it. We keep images small and attach a list of their packages.",
  parts: [
    {
      kind: "example",
      title: "A Node.js image without a shell",
      intro:
        "The second line is the build command, which attaches the parts list and a record of how the image was built, and pushes both with the image. A `.dockerignore` file keeps `node_modules` and `.git` out of whatever `COPY` brings in.",
      fileName: "Dockerfile",
      code,
      notes: [
        "Production dependencies have their own stage. The final image copies them and leaves the build tools behind.",
        "`BUILDKIT_SBOM_SCAN_STAGE` adds the build stage to the parts list.",
        "Both base images are Debian 13, so native modules find the same C library in the first stage and the last.",
        "The `nonroot` tag sets the user, and the entry point is already `node`. Without a shell, `docker exec` can’t give you a prompt, so plan your logs and metrics first.",
      ],
    },
    {
      kind: "points",
      title: "On laptops and on edge devices",
      points: [
        {
          title: "Local development",
          description:
            "One compose file starts the database and the queue in the same versions as production.",
        },
        {
          title: "Edge devices",
          description:
            "Gateways pull a signed image for their architecture and keep the previous one, so they can roll back.",
        },
      ],
    },
    {
      kind: "example",
      title: "Where is that library running?",
      intro:
        "When an advisory names a package, this script asks the registry for the parts list of every image running on a host, and prints the version found in each.",
      fileName: "find-package.sh",
      code: find,
      notes: [
        "The script reads the lists from the registry. If nothing comes back, there are three possible causes: the image was built without `--sbom=true`, you have no access, or it was never pushed. Each is worth knowing.",
        'If an image supports several platforms, use `(index .SBOM "linux/amd64").SPDX.packages` in the template to pick one.',
      ],
    },
    {
      kind: "text",
      title: "Shutting a container down cleanly",
      paragraphs: [
        "`docker stop` sends SIGTERM to the first process, waits ten seconds and then kills it. A program started through a shell, as with `CMD npm start`, often never receives the signal, so every deployment cuts off requests halfway. We start the program itself and let it finish what it has begun.",
        "A runtime that doesn’t know its limit grows until the kernel kills it, with exit code 137. We set the heap below the container’s limit and test it under load.",
      ],
    },
    {
      kind: "points",
      title: "Images that stay patched",
      points: [
        {
          title: "A rebuild every week",
          description:
            "A scheduled build picks up patched base packages. Production pins the image’s digest, and each update arrives as a merge request.",
        },
        {
          title: "Every finding gets a verdict",
          description:
            "Scanners report a package whether or not your code ever calls it. If a finding doesn’t apply, we record the reason next to the SBOM.",
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
