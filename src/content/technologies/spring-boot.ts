import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/spring-boot.yml?code";

export const details: TechnologyDetails = {
  description:
    "Spring Boot APIs that show health, timings and traces from their first release, and upgrades to Boot 4 in deployable steps.",
  heading: "Spring Boot APIs you can see into",
  lead: "An API should tell whoever is on call what is slow and since when. Health checks, metrics and traces ship with the first endpoint.",
  parts: [
    {
      kind: "example",
      title: "What your service tells operations",
      intro:
        "For Spring Boot 4 with the Actuator and OpenTelemetry starters and the Prometheus registry. Logs leave as one JSON object a line, and the environment supplies the address of the trace backend.",
      fileName: "application.yml",
      code,
      notes: [
        "`add-additional-paths` puts `/livez` and `/readyz` on the main port. A probe of 8081 can stay green while your customers’ port accepts nothing.",
        "Two endpoints are exposed, on a port the load balancer keeps private. `heapdump`, with every secret that was in memory, has been closed by default since Boot 3.5.",
        "The 20\u00a0s drain stays below the 30\u00a0s that Kubernetes waits by default before it kills a pod.",
      ],
    },
    {
      kind: "points",
      title: "APIs and message consumers",
      points: [
        {
          title: "One error format",
          description:
            "Failures leave as RFC 9457 problem details, and clients parse one shape. CI builds the OpenAPI document and stops a merge that would break them.",
        },
        {
          title: "Messages that fail",
          description:
            "Kafka or RabbitMQ listeners come with a dead-letter queue and a rehearsed way to replay it.",
        },
        {
          title: "Services that run already",
          description:
            "Actuator, Micrometer and tracing join your text logs, until one request can be followed across all of them.",
        },
      ],
    },
    {
      kind: "text",
      title: "The way to Boot 4",
      paragraphs: [
        "Open-source fixes for 3.5 ended in June 2026. We move to its last release, clear the deprecation warnings and merge Java and Jakarta changes first. A fault after the jump then has one suspect. `spring-boot-properties-migrator` runs along, reports old keys at start-up and is removed before release.",
        "Afterwards a new minor or major release comes about every six months, each maintained for at least twelve.",
      ],
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
  pairsWith: ["java", "my-sql", "git-lab"],
};
