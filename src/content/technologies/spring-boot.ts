import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/spring-boot.yml?code";

export const details: TechnologyDetails = {
  description:
    "Spring Boot APIs that can be observed: health, metrics and traces from the first release, an annotated " +
    "configuration and upgrade notes.",
  heading: "Spring Boot, configured for whoever is on call",
  lead:
    "Spring Boot makes the first endpoint easy. Our work starts at the next question: what will this API tell the person " +
    "who is woken because it is slow?",
  enquiryLabel: "Write to us about Spring Boot",
  closing: {
    title: "What did the last alert say?",
    text: "Paste it as the person on call received it, minus host names, with the Boot version. If a customer noticed first, write that.",
  },
  opening: "example",
  usesTitle: "From the first endpoint to Boot 4",
  uses: [
    {
      title: "APIs with one error format",
      description:
        "Failures leave as RFC 9457 problem details, so every client parses one shape. The OpenAPI document is built in CI " +
        "and a breaking difference fails the merge.",
    },
    {
      title: "Message consumers",
      description:
        "Kafka or RabbitMQ listeners with a dead-letter queue and a written, rehearsed way to replay it.",
    },
    {
      title: "Services nobody can see into",
      description: "Actuator, Micrometer and tracing added to an application that has only text logs today.",
    },
    {
      title: "The way to Boot 4",
      description:
        "Open-source fixes for 3.5 ended in June 2026. Up to its last release, deprecation warnings cleared, " +
        "then across. Java and Jakarta changes are merged before " +
        "the jump, so they can be blamed separately.",
    },
  ],
  fits: [
    "The team knows Java and wants validation, transactions and security upgraded as one set.",
    "The API guards business rules on relational data, and those rules have tests.",
    "Prometheus or an OpenTelemetry backend exists, or somebody will own one.",
  ],
  alternatives: [
    {
      text: "A webhook that forwards JSON. Node.js does it in a smaller process.",
    },
    {
      text: "Functions that must start at once. Native images help, and charge for it in build time and reflection hints. We would use Node.js there.",
    },
    {
      text: "Twelve services for one team. Start with a single application whose packages Spring Modulith checks, and split on evidence.",
    },
  ],
  example: {
    title: "What the service tells operations",
    intro:
      "For Spring Boot 4 with the Actuator and OpenTelemetry starters and the Prometheus registry. Logs leave " +
      "as one JSON object a line; the address of the trace backend comes from the environment.",
    fileName: "application.yml",
    code,
    notes: [
      "`add-additional-paths` puts `/livez` and `/readyz` on the main port. A probe of 8081 can stay green " +
        "while the port that customers use accepts nothing.",
      "Two endpoints are exposed, on a port the load balancer does not publish. Among the others is " +
        "`heapdump`, with every secret that was in memory.",
      "The 20 s drain stays below the 30 s that Kubernetes waits by default before it kills a pod.",
      "`0.05` samples one request in twenty; the default is one in ten. The starter would also push metrics; " +
        "Prometheus already fetches them.",
    ],
  },
  upkeepTitle: "What an upgrade touches",
  upkeep: [
    {
      title: "Two small upgrades a year",
      description:
        "A new minor or major release comes about every six months, and an open-source minor is maintained for at least " +
        "twelve. Upgrading each time keeps the difference readable.",
    },
    {
      title: "Versions belong to Boot",
      description:
        "Library versions come from its dependency management. An override for a CVE carries a link to the advisory and " +
        "is deleted once Boot has caught up.",
    },
    {
      title: "Keys that moved",
      description:
        "spring-boot-properties-migrator runs during an upgrade, reports renamed properties at start-up, and is removed before release.",
    },
  ],
  officialDocs: [
    {
      label: "Spring Boot: Actuator",
      url: "https://docs.spring.io/spring-boot/reference/actuator/index.html",
    },
    { label: "Spring Boot support dates", url: "https://spring.io/projects/spring-boot#support" },
    {
      label: "Migration guides and release notes",
      url: "https://github.com/spring-projects/spring-boot/wiki",
    },
  ],
  pairsWith: [
    {
      technology: "java",
      reason: "The runtime sets the floor: Boot 4 needs Java 17 or later, and we run an LTS above it.",
    },
    {
      technology: "my-sql",
      reason: "Flyway migrations run before traffic arrives, with a connection pool sized on purpose.",
    },
    {
      technology: "git-lab",
      reason: "Testcontainers in the pipeline, so repository tests meet a real database.",
    },
  ],
};
