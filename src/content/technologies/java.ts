import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java.java?code";

export const details: TechnologyDetails = {
  description:
    "Java back ends, Android apps and upgrades to a supported LTS release, from engineers who can show what a service did when it slowed down.",
  heading: "Java services that explain themselves",
  lead: "You get a back end that runs for months and shows its own timings when it slows down. We build on LTS releases, so your next upgrade is planned before it is urgent.",
  enquiryLabel: "Plan my Java upgrade",
  closing: {
    title: "Still on Java 8, 11 or 17?",
    text: "Name your version and framework, and you get the order of the upgrade: what moves first, what the javax rename touches and where you can stop and deploy.",
  },
  opening: "uses",
  usesTitle: "Back ends, workers and Android apps",
  uses: [
    {
      title: "Back ends with a long life",
      description:
        "Your billing and order rules outlive the team that wrote them. Records and sealed interfaces let the compiler list every place that a new case touches.",
    },
    {
      title: "Queue workers",
      description:
        "A worker takes a message, writes to your database and acknowledges. Our tests kill it between the last two steps and check that the second delivery changes nothing.",
    },
    {
      title: "Android apps",
      description:
        "Screens in Kotlin call your Java classes directly. One rule library, kept to the APIs that Android supports, can serve phone and server.",
    },
    {
      title: "Java 8 and 11, brought forward",
      description:
        "The build moves first, then libraries and the javax to jakarta rename, and last the runtime. Each step is a merge that you can deploy and watch.",
    },
  ],
  fits: [
    "Your process keeps running, so the JIT compiler has time to optimise the paths your traffic takes.",
    "Several teams change one code base, and the compiler should object before a reviewer has to.",
    "A slow minute must be explained later, from recordings, thread dumps and heap histograms.",
  ],
  alternatives: [
    {
      text: "Functions called a few times an hour start faster and need less memory in Node.js.",
      technology: "node-js",
    },
    {
      text: "An internal tool with five tables and one developer needs less code in Python.",
      technology: "python",
    },
  ],
  example: {
    title: "Your own event in the flight recorder",
    intro:
      "JDK Flight Recorder comes with the JDK. This program copies files to standard output and records each copy as an event; its first two lines start it and read the recording.",
    fileName: "FeedSent.java",
    code,
    notes: [
      "`@Name` is the identifier that `jfr` and JDK Mission Control filter by. You can rename the class and keep every saved query.",
      "`begin()` and `commit()` take the times and the thread. A stack trace is stored too; `@StackTrace(false)` drops it.",
      "A copy that throws leaves no event. Where failures matter, commit in a `finally` block and add a field for the outcome.",
      "A recording can hold environment variables, so store it as you would a password.",
    ],
  },
  upkeepTitle: "Supported versions, patched on time",
  upkeep: [
    {
      title: "LTS in production, the next one in CI",
      description:
        "Since Java 17 a long-term-support release has followed every two years: 21, then 25. You run one with a published end date, and CI builds against its successor early.",
    },
    {
      title: "Four patch dates a year",
      description:
        "OpenJDK security updates come in January, April, July and October. Your base image is rebuilt and redeployed each time, whether or not our code changed.",
    },
    {
      title: "One named distributor",
      description:
        "Oracle JDK and the OpenJDK builds carry different licence terms. Your runbook names the one in use.",
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
    {
      technology: "my-sql",
      reason: "Transactions opened late and closed early, on indexes that a profile asked for.",
    },
    {
      technology: "docker",
      reason: "A JRE cut down with jlink, and a heap sized from the container’s memory limit.",
    },
  ],
};
