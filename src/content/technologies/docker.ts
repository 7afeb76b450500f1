import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/docker.dockerfile?code";

export const details: TechnologyDetails = {
  description:
    "Small Docker images with a software bill of materials, rebuilt on schedule, so you know which of them a new vulnerability concerns.",
  heading: "Docker images with a parts list",
  lead: "When the next library vulnerability is published, you can look up which of your running images contain it. We build them small, with a list of their packages attached.",
  enquiryLabel: "Check my base image",
  closing: {
    title: "Would you show us one FROM line?",
    text: "Copy it with the image’s size and the date of its last build. You hear which smaller or newer base fits, what the change could break and how to test for that.",
  },
  opening: "example",
  usesTitle: "One image, from laptop to gateway",
  uses: [
    {
      title: "Multi-stage builds",
      description:
        "Compilers and test tools stay in the build stage. Your final image holds a runtime, the dependencies and the program.",
    },
    {
      title: "SBOM and provenance",
      description:
        "BuildKit attaches an SPDX list of packages and a record of how the image was built. Both travel with it in the registry.",
    },
    {
      title: "Local environments",
      description:
        "One compose file starts your database and queue in the versions production uses. The program you are working on runs outside it, with a debugger.",
    },
    {
      title: "Edge devices",
      description:
        "Gateways pull a signed image for their architecture and keep the previous one for a rollback.",
    },
  ],
  fits: [
    "Services that must run the same on a laptop, in a pipeline and on a server.",
    "Several runtimes or versions share one host.",
    "You deliver to a customer’s own data centre.",
  ],
  alternatives: [
    {
      text: "Static sites load faster from a CDN, and one long-lived program on one server is easier to patch as a systemd unit. Drivers and desktop programs come as installers, close to the machine.",
      service: "cloud-services",
    },
    {
      text: "A production database belongs on a managed service, with storage and backups planned.",
      technology: "aws",
    },
  ],
  example: {
    title: "A Node.js image without a shell",
    intro:
      "The second line is the build command: it attaches the parts list and pushes both. A `.dockerignore` file keeps `node_modules` and `.git` out of what `COPY` brings in.",
    fileName: "Dockerfile",
    code,
    notes: [
      "Production dependencies are a stage of their own, so the final image copies them and leaves the build tools behind.",
      "`BUILDKIT_SBOM_SCAN_STAGE` adds the build stage to the parts list. By default only the final stage is scanned.",
      "Both bases are Debian 13, so native modules installed in the first stage find the same C library in the last.",
      "The `nonroot` tag sets the user, and the entry point is already `node`. Without a shell, `docker exec` has no prompt to offer, so plan logs and metrics first.",
    ],
  },
  upkeepTitle: "Images that stay patched",
  upkeep: [
    {
      title: "A rebuild every week",
      description:
        "A scheduled build picks up patched base packages. Production pins the digest, and the update arrives as a merge request.",
    },
    {
      title: "Findings with a verdict",
      description:
        "Scanners report packages, whether your code calls them or not. Where one does not apply, you find the reason beside the SBOM.",
    },
    {
      title: "The socket is root",
      description:
        "A container that mounts docker.sock controls the host. Build jobs get rootless BuildKit or a throwaway machine.",
    },
  ],
  officialDocs: [
    { label: "SBOM attestations", url: "https://docs.docker.com/build/metadata/attestations/sbom/" },
    { label: "Building best practices", url: "https://docs.docker.com/build/building/best-practices/" },
    { label: "Distroless images", url: "https://github.com/GoogleContainerTools/distroless" },
  ],
  pairsWith: [
    { technology: "node-js", reason: "Its lockfile feeds the parts list of the image." },
    { technology: "git-lab", reason: "Builds on schedule and carries the digest update." },
    {
      technology: "aws",
      reason: "ECR stores the images; ECS on Fargate runs them without servers to patch.",
    },
  ],
};
