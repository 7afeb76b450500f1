import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java.java?highlighted";

export const details: TechnologyDetails = {
  description:
    "Java back ends that show where the time goes, Flight Recorder events of your own, and upgrades to a supported LTS release in steps you can deploy.",
  heading: "Java services that explain themselves",
  lead: "When a back end slows down, it should show you where the time goes.",
  parts: [
    {
      kind: "example",
      title: "Your own event in Java Flight Recorder",
      intro:
        "Flight Recorder comes with the JDK. This program records an event for each file it copies. The first two lines start the program and read its recording.",
      fileName: "FeedSent.java",
      code,
      notes: [
        "If the copy throws, no event is recorded. Where failures matter, commit in a `finally` block.",
        "A recording can contain environment variables. Store it as you would a password.",
      ],
    },
    {
      kind: "text",
      title: "From Java 8, 11 or 17 to 25",
      paragraphs: [
        "From 8 or 11, move build and runtime to 17 first. Then replace the libraries whose packages were renamed from javax to jakarta. Finally, move the runtime to 25. You can deploy each step on its own.",
      ],
    },
  ],
  officialDoc: {
    label: "The jdk.jfr package",
    url: "https://docs.oracle.com/en/java/javase/25/docs/api/jdk.jfr/jdk/jfr/package-summary.html",
  },
  pairsWith: ["spring-boot", "my-sql", "docker"],
};
