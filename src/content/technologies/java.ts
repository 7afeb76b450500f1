import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java.java?code";

export const details: TechnologyDetails = {
  description:
    "Java services on supported LTS releases: what we build with it, when another language fits better, and a complete example to read.",
  heading: "Java services you can question while they run",
  lead:
    "We choose the JVM for services that stay up for months and must explain themselves when they slow down. " +
    "It has its own release calendar, so we agree on that first.",
  enquiryLabel: "Write to us about Java",
  closing: {
    title: "What was yours doing at 14:05?",
    text:
      "Give the time it slowed down and the Java version it ran on. If a .jfr file survives, mention it but " +
      "keep it: recordings can hold environment variables.",
  },
  opening: "uses",
  usesTitle: "Work we give the JVM",
  uses: [
    {
      title: "Back ends with a long life",
      description:
        "Billing and order systems: code that outlives the team that wrote it. Records and sealed interfaces let the " +
        "compiler list every place that a new case touches.",
    },
    {
      title: "Queue workers",
      description:
        "Take a message, write to the database, acknowledge. A test kills the process between the last two steps and " +
        "checks that the second delivery changes nothing.",
    },
    {
      title: "Java 8 and 11, brought forward",
      description:
        "The build first, then libraries and the javax to jakarta rename, then the runtime. Each step is a separate merge " +
        "that can be deployed and watched.",
    },
  ],
  fits: [
    "The process keeps running. The JIT compiler optimises the paths your traffic takes, and needs time to see them.",
    "Several teams change one code base and want the compiler to object before a reviewer has to.",
    "Somebody will ask what the service was doing at 14:05. Recordings, thread dumps and heap histograms can answer.",
  ],
  alternatives: [
    {
      text: "Functions called a few times an hour. Start-up and memory become most of the bill; Node.js or Python suits them better.",
    },
    {
      text: "An internal tool with five tables and one developer. Python needs less code and less build.",
    },
    {
      text: "A rewrite in Java to gain speed. Profile the present system first: a missing MySQL index is cheaper to add.",
    },
  ],
  example: {
    title: "Your own event in the flight recorder",
    intro:
      "JDK Flight Recorder is part of the JDK. This program copies files to standard output and reports each as an event, " +
      "with no library. Its first two lines are the commands that start it and read the recording.",
    fileName: "FeedSent.java",
    code,
    notes: [
      "`@Name` is the identifier that `jfr` and JDK Mission Control filter by. The class can be renamed without breaking a saved query.",
      "`begin()` and `commit()` take the times and the thread. A stack trace is stored too; `@StackTrace(false)` drops it on hot paths.",
      "A copy that throws leaves no event. Where failures matter, commit in a `finally` block and add a field for the outcome.",
    ],
  },
  upkeepTitle: "Which Java, from whom, patched when",
  upkeep: [
    {
      title: "LTS in production, the next one in CI",
      description:
        "Since Java 17 a long-term-support release has followed every two years: 21, then 25. We run one from a distributor " +
        "with a published end date, and build against its successor early.",
    },
    {
      title: "Four patch dates a year",
      description:
        "OpenJDK security updates come in January, April, July and October. The base image is rebuilt and redeployed each " +
        "time, even if no line of ours changed.",
    },
    {
      title: "One named distributor",
      description:
        "Oracle JDK and the OpenJDK builds carry different licence terms. The runbook names the build in use, so that nobody " +
        "installs another during an incident.",
    },
  ],
  officialDocs: [
    { label: "Java documentation", url: "https://docs.oracle.com/en/java/" },
    {
      label: "The jdk.jfr package",
      url: "https://docs.oracle.com/en/java/javase/25/docs/api/jdk.jfr/jdk/jfr/package-summary.html",
    },
    { label: "Eclipse Temurin support dates", url: "https://adoptium.net/support/" },
  ],
  pairsWith: [
    {
      technology: "spring-boot",
      reason: "HTTP, transactions and metrics for the JVM, in versions that match.",
    },
    { technology: "my-sql", reason: "Transactions that a Java service opens late and closes early." },
    {
      technology: "docker",
      reason: "A JRE cut down with jlink, and a heap sized from the container's memory limit.",
    },
  ],
};
