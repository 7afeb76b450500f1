import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/spring-boot.yml?highlighted";

export const details: TechnologyDetails = {
  description:
    "Spring Boot APIs that show health, timings and traces from their first release, and upgrades to Boot 4 in steps you can deploy.",
  heading: "Spring Boot APIs you can see into",
  lead: "An API should tell the person on call what is slow and since when. Our health checks, metrics and traces ship with the first endpoint.",
  parts: [
    {
      kind: "example",
      title: "What your service tells operations",
      intro:
        "This is for Spring Boot 4 with the Actuator and OpenTelemetry starters and the Prometheus registry. Each log line is one JSON object, and the address of the trace backend comes from the environment.",
      fileName: "application.yml",
      code,
      notes: [
        "`add-additional-paths` puts `/livez` and `/readyz` on the main port. A probe of port 8081 can stay green while the port your customers use accepts nothing.",
        "Two endpoints are exposed, on a port the load balancer keeps private. `heapdump` contains every secret that was in memory; it has been closed by default since Boot 3.5.",
        "The service gets 20\u00a0s to drain, which is less than the 30\u00a0s Kubernetes waits by default before it kills a pod.",
      ],
    },
    {
      kind: "points",
      title: "APIs and message consumers",
      points: [
        {
          title: "One format for errors",
          description:
            "Failures are returned as RFC 9457 problem details, so clients parse only one format. CI builds the OpenAPI document and stops a merge that would break those clients.",
        },
        {
          title: "Messages that fail",
          description:
            "Kafka and RabbitMQ listeners come with a dead-letter queue, and we have rehearsed how to replay it.",
        },
        {
          title: "Services already in production",
          description:
            "We add Actuator, Micrometer and tracing to your text logs, until you can follow one request through all your services.",
        },
      ],
    },
    {
      kind: "text",
      title: "Moving to Boot 4",
      paragraphs: [
        "Free updates for Boot 3.5 ended in June 2026. We first move to its last release and clear the deprecation warnings, so that the jump itself brings only what it has to: Jakarta EE 11, Jackson 3 and new names of settings. `spring-boot-properties-migrator` runs alongside and reports old keys at start-up; we remove it before release.",
        "After that, a new minor or major release comes out about every six months, and each is maintained for at least twelve.",
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
