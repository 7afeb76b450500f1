import type { ServiceSlug, TechnologySlug } from "../slugs.ts";

/** A sentence on when a technology is the wrong choice, one on the better choice, and at most one page of ours on it. */
export interface Alternative {
  when: string;
  instead: string;
  technology?: TechnologySlug;
  service?: ServiceSlug;
}

interface WhatWeWouldNotUseContent {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  reviewedLabel: string;
  /** The ISO date on which all rows were last reviewed. */
  reviewed: string;
  columns: { technology: string; when: string; instead: string };
  alternatives: Record<TechnologySlug, Alternative>;
  closing: string;
}

export const whatWeWouldNotUse: WhatWeWouldNotUseContent = {
  title: "What we would not use",
  description:
    "Eighteen technologies we build with, the case in which each of them is the wrong choice, and what we would use instead. Reviewed and dated.",
  heading: "What we would not use",
  lead: "We build with all eighteen of these, but each of them has cases where something else does the job better.",
  reviewedLabel: "Reviewed on",
  reviewed: "2026-11-22",
  columns: {
    technology: "Technology",
    when: "When it’s the wrong choice",
    instead: "What we’d choose instead",
  },
  alternatives: {
    java: {
      when: "A function is called a few times an hour, so every call waits for the JVM to start.",
      instead: "Node.js starts faster and needs less memory.",
      technology: "node-js",
    },
    "spring-boot": {
      when: "One team starts out with twelve services because large companies do it that way.",
      instead:
        "A single application is quicker to build, and if Spring Modulith checks its packages, you can still split it later.",
      service: "product-development",
    },
    "node-js": {
      when: "One heavy computation would block the event loop and delay every other user.",
      instead: "We put such work into a queue for Python or Java workers.",
      technology: "python",
    },
    python: {
      when: "A loop would run over millions of rows from a database.",
      instead: "SQL does the work where the data is, and NumPy or Java does the rest.",
      technology: "my-sql",
    },
    "java-script": {
      when: "You’re about to add a package for a dialog, a date format or a random id.",
      instead: "The browser has all three built in, so there is nothing to upgrade.",
      service: "web-development",
    },
    "react-js": {
      when: "A site is a handful of text pages with nothing interactive on them.",
      instead:
        "Plain HTML with a little JavaScript is lighter and ages better. Our own site uses React for its demonstrations and the enquiry card.",
      technology: "java-script",
    },
    angular: {
      when: "A public site has to appear as fast as possible.",
      instead: "Prerendered pages with a few interactive parts send much less script.",
      technology: "react-js",
    },
    pwa: {
      when: "The app needs Bluetooth, NFC or background tracking on an iPhone.",
      instead: "Only a native app can do that.",
      service: "mobile-development",
    },
    aws: {
      when: "You would move virtual machines as they are and pay for every idle hour.",
      instead: "Redesign the system for managed services first.",
      service: "cloud-services",
    },
    "my-sql": {
      when: "Reports scan years of events, or you need maps, ranges or schema changes inside a transaction.",
      instead:
        "A copy in a columnar store such as ClickHouse suits the reports, and PostgreSQL has the rest built in.",
      service: "data-science",
    },
    "git-lab": {
      when: "Dozens of data flows wait for one another and need backfills.",
      instead: "Airflow or Dagster is built for exactly that.",
      service: "data-science",
    },
    tailwind: {
      when: "Pages are illustrated and full of masks, gradients and keyframes, or class names are stored in a CMS.",
      instead: "Plain CSS next to each component is easier to draw with and smaller.",
      service: "ui-design",
    },
    docker: {
      when: "All you have is one program on one server, or you would put a production database into a container.",
      instead: "A systemd unit is easier to patch, and the database belongs on a managed service.",
      technology: "aws",
    },
    jenkins: {
      when: "A new project already has its code on GitLab or GitHub.",
      instead: "Their own pipelines do the job, and you have one server fewer to patch.",
      technology: "git-lab",
    },
    vuejs: {
      when: "The company already runs React well.",
      instead: "Staying with React keeps hiring and upgrades simple.",
      technology: "react-js",
    },
    jira: {
      when: "Five developers share one repository.",
      instead: "Issues in GitLab or GitHub, next to the code, get read more often.",
      technology: "git-lab",
    },
    "ai-ml": {
      when: "A formula gives the answer, as with a tax or a dosage, or someone may contest a refusal.",
      instead: "Tested code computes the formula, and anyone can follow a scorecard line by line.",
      technology: "data-science",
    },
    "data-science": {
      when: "The question is whether a campaign caused the sales.",
      instead: "An experiment with a control group settles that better than any model of past data.",
      service: "data-science",
    },
  },
  closing: "Unsure about your own choice?",
};
