import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/spring-boot.yml?highlighted";

export const details: TechnologyDetails = {
  description:
    "Spring Boot APIs that show health, timings and traces from their first release, and upgrades to Boot 4 in steps you can deploy.",
  heading: "Spring Boot APIs you can see into",
  lead: "An API should tell the person on call what is slow and since when. We add health checks, metrics and traces with the first endpoint.",
  parts: [
    {
      kind: "example",
      title: "What your service tells your operations team",
      intro:
        "These settings are for Spring Boot 4 with the Actuator and OpenTelemetry starters and the Prometheus registry. The address of the trace backend comes from the environment.",
      fileName: "application.yml",
      code,
      notes: [
        "`add-additional-paths` puts `/livez` and `/readyz` on the main port. A probe of port 8081 can stay green while the port your customers use accepts no connections.",
        "Only two endpoints are exposed, on a port the load balancer keeps private. `heapdump`, which contains every secret in memory, has been closed by default since Boot 3.5.",
      ],
    },
    {
      kind: "text",
      title: "Moving to Boot 4",
      paragraphs: [
        "Free updates for Boot 3.5 ended in June 2026. We first move to the last 3.5 release and clear its deprecation warnings. The jump then brings only what is new: Jakarta EE 11, Jackson 3 and renamed settings. Go straight to the newest 4.x release, because free updates for 4.0 end in December 2026.",
      ],
    },
  ],
  officialDoc: { label: "Spring Boot support dates", url: "https://spring.io/projects/spring-boot#support" },
  pairsWith: ["java", "my-sql", "git-lab"],
};
