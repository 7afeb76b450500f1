import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/spring-boot.yml?code";

export const details: TechnologyDetails = {
  description:
    "Spring Boot APIs that show health, timings and traces from their first release, and upgrades to Boot 4 in deployable steps.",
  heading: "Spring Boot APIs you can see into",
  lead: "Your API tells whoever is on call what is slow and since when. Health checks, metrics and traces ship with the first endpoint.",
  enquiryLabel: "See what my API should report",
  closing: {
    title: "What did your last alert say?",
    text: "Paste it with host names removed and add your Boot version. We write back which metric, trace or log line would have named the cause, and how to switch it on.",
  },
  opening: "example",
  usesTitle: "APIs, consumers and the way to Boot 4",
  uses: [
    {
      title: "APIs with one error format",
      description:
        "Failures leave as RFC 9457 problem details, so your clients parse one shape. CI builds the OpenAPI document and stops a merge that would break them.",
    },
    {
      title: "Message consumers",
      description:
        "Kafka or RabbitMQ listeners come with a dead-letter queue and a rehearsed way to replay it.",
    },
    {
      title: "Observability for existing services",
      description:
        "Actuator, Micrometer and tracing join your text logs, so you can follow one request across services.",
    },
    {
      title: "Upgrades to Boot 4",
      description:
        "Open-source fixes for 3.5 ended in June 2026. You move to its last release, clear the deprecation warnings and merge Java and Jakarta changes first, so a fault after the jump has one suspect.",
    },
  ],
  fits: [
    "Your team knows Java and wants validation, transactions and security upgraded as one set.",
    "The API guards business rules on relational data, and those rules have tests.",
    "You run Prometheus or an OpenTelemetry backend, or have an owner ready for one.",
  ],
  alternatives: [
    {
      text: "A webhook that forwards JSON, or a function that must start at once, runs in a smaller process on Node.js. Native images cost build time and reflection hints.",
      technology: "node-js",
    },
    {
      text: "One team with twelve services moves faster with a single application whose packages Spring Modulith checks, to be split on evidence.",
      service: "product-development",
    },
  ],
  example: {
    title: "What your service tells operations",
    intro:
      "For Spring Boot 4 with the Actuator and OpenTelemetry starters and the Prometheus registry. Logs leave as one JSON object a line; the environment supplies the address of the trace backend.",
    fileName: "application.yml",
    code,
    notes: [
      "`add-additional-paths` puts `/livez` and `/readyz` on the main port. A probe of 8081 can stay green while your customers’ port accepts nothing.",
      "Two endpoints are exposed, on a port the load balancer keeps private. `heapdump`, with every secret that was in memory, has been closed by default since Boot 3.5.",
      "The 20\u00a0s drain stays below the 30\u00a0s that Kubernetes waits by default before it kills a pod.",
      "`0.05` samples one request in twenty; the default is one in ten. Prometheus fetches the metrics, so the starter’s own push is off.",
    ],
  },
  upkeepTitle: "What an upgrade touches",
  upkeep: [
    {
      title: "Two small upgrades a year",
      description:
        "A new minor or major release comes about every six months, and an open-source minor is maintained for at least twelve. Taking each one keeps the difference readable.",
    },
    {
      title: "Library versions managed by Boot",
      description:
        "Your library versions come from its dependency management. An override for a CVE carries a link to the advisory and is deleted once Boot has caught up.",
    },
    {
      title: "Renamed properties",
      description:
        "spring-boot-properties-migrator runs during an upgrade, reports old keys at start-up and is removed before release.",
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
