import type { TechnologyDetails } from "../technology-details.ts";
import find from "./examples/docker-find.sh?code";
import code from "./examples/docker.dockerfile?code";

export const details: TechnologyDetails = {
  description:
    "Small Docker images with a software bill of materials, rebuilt on schedule, so you know which of them a new vulnerability concerns.",
  heading: "Docker images with a parts list",
  lead: "When the next library vulnerability is published, one command tells which of your running images contain it. We build them small, with a list of their packages attached.",
  parts: [
    {
      kind: "example",
      title: "A Node.js image without a shell",
      intro:
        "The second line is the build command: it attaches the parts list and pushes both. A `.dockerignore` file keeps `node_modules` and `.git` out of what `COPY` brings in.",
      fileName: "Dockerfile",
      code,
      notes: [
        "Production dependencies are a stage of their own. The final image copies them and leaves the build tools behind.",
        "`BUILDKIT_SBOM_SCAN_STAGE` adds the build stage to the parts list.",
        "Both bases are Debian 13: native modules find the same C library in the first stage and the last.",
        "The `nonroot` tag sets the user, and the entry point is already `node`. Without a shell, `docker exec` has no prompt to offer: plan logs and metrics first.",
      ],
    },
    {
      kind: "points",
      title: "One image, from laptop to gateway",
      points: [
        {
          title: "SBOM and provenance",
          description:
            "BuildKit attaches an SPDX list of packages and a record of how the image was built. Both travel with it in the registry.",
        },
        {
          title: "Local environments",
          description:
            "One compose file starts the database and the queue in the versions production uses. The program you are working on runs outside it, with a debugger.",
        },
        {
          title: "Edge devices",
          description:
            "Gateways pull a signed image for their architecture and keep the previous one for a rollback.",
        },
      ],
    },
    {
      kind: "example",
      title: "Where is that library running?",
      intro:
        "An advisory names a package. This script asks the registry for the parts list of every image that runs on a host, and prints the version in each.",
      fileName: "find-package.sh",
      code: find,
      notes: [
        "The list is read from the registry. No answer has three causes, each a finding: no `--sbom=true`, no access, or never pushed.",
        'In the template, `(index .SBOM "linux/amd64").SPDX.packages` names one platform of an image that serves several.',
      ],
    },
    {
      kind: "text",
      title: "What a container does when it is told to stop",
      paragraphs: [
        "`docker stop` sends SIGTERM to the first process, waits ten seconds and kills it. A program that was started through a shell, as by `CMD npm start`, often never hears the signal, and every deployment then cuts requests in half. We start the program itself, in the form with brackets, and let it finish what it has begun.",
        "Memory deserves the same care. A runtime that does not know its limit grows until the kernel ends it, with exit code 137 and no line in the log. We set the heap below the container’s limit and test it under load.",
      ],
    },
    {
      kind: "points",
      title: "Images that stay patched",
      points: [
        {
          title: "A rebuild every week",
          description:
            "A scheduled build picks up patched base packages. Production pins the digest, and the update arrives as a merge request.",
        },
        {
          title: "Findings with a verdict",
          description:
            "Scanners report packages, whether your code calls them or not. Where one does not apply, the reason stands beside the SBOM.",
        },
        {
          title: "The socket is root",
          description:
            "A container that mounts docker.sock controls the host. Build jobs run in rootless BuildKit or on a throwaway machine.",
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
