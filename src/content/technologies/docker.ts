import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/docker.dockerfile?code";

export const details: TechnologyDetails = {
  description:
    "Small Docker images with a software bill of materials: an annotated two-stage Dockerfile, rebuild rules, and when to skip containers.",
  heading: "Docker images with a parts list",
  lead:
    "When the next library vulnerability is published, one question matters: which of our running images " +
    "contain it? We build images small, and we build the answer with them.",
  enquiryLabel: "Write to us about your container images",
  closing: {
    title: "Start at the FROM lines",
    text:
      "Copy all of them from the Dockerfile that worries you, with the image's size and the date of its last " +
      "build. The scanner report can wait.",
  },
  opening: "example",
  usesTitle: "One image, from laptop to gateway",
  uses: [
    {
      title: "Two-stage builds",
      description:
        "Compilers and test tools stay in the build stage. The final image holds a runtime, the " +
        "dependencies and the program.",
    },
    {
      title: "SBOM and provenance",
      description:
        "BuildKit attaches an SPDX list of packages and a record of how the image was built. Both travel " +
        "with the image in the registry.",
    },
    {
      title: "Local environments",
      description:
        "One compose file starts the database and the queue in the versions production uses. The program " +
        "under work runs outside it, with a debugger.",
    },
    {
      title: "Edge devices",
      description:
        "Gateways pull a signed image for their architecture and keep the previous one for a rollback.",
    },
  ],
  fits: [
    "Services that must run the same on a laptop, in a pipeline and on a server.",
    "Several runtimes or versions on one host.",
    "Products delivered to a customer's own data centre.",
  ],
  alternatives: [
    {
      text: "Static sites: upload the files to a CDN.",
    },
    {
      text: "One long-lived program on one server: a systemd unit is easier to patch and to read.",
    },
    {
      text: "The production database in a container without a storage plan: take a managed database.",
    },
    {
      text: "Desktop programs and device drivers: ship an installer, since a container hides the machine they need.",
    },
  ],
  example: {
    title: "A Node.js image without a shell",
    intro:
      "The second line is the build command: it attaches the parts list and pushes both. A `.dockerignore` " +
      "file excludes `node_modules` and `.git`, or `COPY` would bring them in.",
    fileName: "Dockerfile",
    code,
    notes: [
      "Production dependencies are a stage of their own, so the final image copies them without the " +
        "build tools.",
      "`BUILDKIT_SBOM_SCAN_STAGE` adds the build stage to the parts list. By default only the final stage " +
        "is scanned.",
      "Both bases are Debian 13. Native modules installed in the first stage find the same C library in " +
        "the last.",
      "The `nonroot` tag sets the user, and the entry point is already `node`. No shell also means no `docker " +
        "exec` into one: plan logs and metrics first.",
    ],
  },
  upkeepTitle: "After the first push",
  upkeep: [
    {
      title: "Rebuild without a commit",
      description:
        "A weekly scheduled build picks up patched base packages. Production pins the digest, and the " +
        "update arrives as a merge request.",
    },
    {
      title: "Read the findings",
      description:
        "Scanners report packages, whether your code calls them or not. We record which findings do not " +
        "apply, and why, beside the SBOM.",
    },
    {
      title: "The socket is root",
      description:
        "A container that mounts docker.sock controls the host. Build jobs get rootless BuildKit or a " +
        "throwaway machine.",
    },
  ],
  officialDocs: [
    { label: "SBOM attestations", url: "https://docs.docker.com/build/metadata/attestations/sbom/" },
    { label: "Building best practices", url: "https://docs.docker.com/build/building/best-practices/" },
    { label: "Distroless images", url: "https://github.com/GoogleContainerTools/distroless" },
  ],
  pairsWith: [
    { technology: "node-js", reason: "The example's runtime; its lockfile feeds the parts list." },
    { technology: "git-lab", reason: "Builds on schedule and keeps images beside their commits." },
    {
      technology: "aws",
      reason: "ECR stores the images; ECS on Fargate runs them without servers to patch.",
    },
  ],
};
