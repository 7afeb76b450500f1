import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java.java?code";

export const details: TechnologyDetails = {
  description:
    "Java back ends, Android apps and upgrades to a supported LTS release, from engineers who can show what a service did when it slowed down.",
  heading: "Java services that explain themselves",
  lead: "A back end runs for months and shows its own timings when it slows down. We build on LTS releases and plan the next upgrade before it is urgent.",
  parts: [
    {
      kind: "example",
      title: "Your own event in the flight recorder",
      intro:
        "Flight Recorder comes with the JDK. The first two lines start the program and read its recording.",
      fileName: "FeedSent.java",
      code,
      notes: [
        "A copy that throws leaves no event: commit in a `finally` block where failures matter.",
        "A recording can hold environment variables: store it as you would a password.",
      ],
    },
    {
      kind: "points",
      title: "Old versions, brought forward",
      points: [
        {
          title: "Java 8, 11 and 17",
          description:
            "The build moves first, then libraries and the javax to jakarta rename, and last the runtime. Each step can be deployed and watched.",
        },
        {
          title: "Four patch dates a year",
          description:
            "OpenJDK security updates come in January, April, July and October. Base images are rebuilt each time.",
        },
      ],
    },
  ],
  officialDocs: [
    {
      label: "The jdk.jfr package",
      url: "https://docs.oracle.com/en/java/javase/25/docs/api/jdk.jfr/jdk/jfr/package-summary.html",
    },
    { label: "Eclipse Temurin support dates", url: "https://adoptium.net/support/" },
  ],
  pairsWith: ["spring-boot", "my-sql", "docker"],
};
