import type { ServiceSlug, TechnologySlug } from "../slugs.ts";

/** A sentence on when a technology is the wrong one, a sentence on what serves better, and a page of ours on that. */
export interface Refusal {
  when: string;
  instead: string;
  technology?: TechnologySlug;
  service?: ServiceSlug;
}

interface WhatWeWouldNotUseContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  reviewedLabel: string;
  /** ISO date of the last look at all of them. */
  reviewed: string;
  columns: { technology: string; when: string; instead: string };
  refusals: Record<TechnologySlug, Refusal>;
  closing: string;
}

export const whatWeWouldNotUse: WhatWeWouldNotUseContent = {
  title: "What we would not use",
  description:
    "Eighteen technologies we build with, the case in which each is the wrong choice, and what we would take instead. Reviewed and dated.",
  heading: "What we would not use",
  lead: "We build with all eighteen of these. For each there is work that another choice does better.",
  reviewedLabel: "Reviewed on",
  reviewed: "2026-11-22",
  columns: { technology: "Technology", when: "When not", instead: "What instead" },
  refusals: {
    java: {
      when: "A function that is called a few times an hour pays for the JVM’s start and memory each time.",
      instead: "Node.js starts faster and needs less memory for it.",
      technology: "node-js",
    },
    "spring-boot": {
      when: "One team starts with twelve services because that is how large companies are drawn.",
      instead:
        "A single application whose packages Spring Modulith checks moves faster, and can be split on evidence.",
      service: "product-development",
    },
    "node-js": {
      when: "One heavy computation in a callback delays every other user.",
      instead: "Images, reports and simulations go into a queue for Python or Java workers.",
      technology: "python",
    },
    python: {
      when: "A loop runs over millions of rows, or a report could be one database view.",
      instead: "SQL does it where the data lies, and NumPy or Java takes what is left.",
      technology: "my-sql",
    },
    "java-script": {
      when: "A package is wanted for a dialog, a date format or a random id.",
      instead: "The browser has all three built in, and nothing has to be upgraded.",
      service: "web-development",
    },
    "react-js": {
      when: "The site is a handful of text pages with nothing to operate.",
      instead: "Plain HTML with a little JavaScript is lighter and ages better.",
      technology: "java-script",
    },
    angular: {
      when: "A public site is judged by its first paint.",
      instead: "Prerendered pages with a few interactive parts send less script.",
      technology: "react-js",
    },
    pwa: {
      when: "The app needs Bluetooth, NFC or background tracking on an iPhone.",
      instead: "A native app is the only way there, and the API behind it can serve a web app too.",
      service: "mobile-development",
    },
    aws: {
      when: "Virtual machines are moved unchanged and billed for every idle hour, or a company website is all there is.",
      instead: "Redesign for managed parts before the move, and put the website on a static host.",
      service: "cloud-services",
    },
    "my-sql": {
      when: "Reports scan years of events, or you need maps, ranges or schema changes inside a transaction.",
      instead: "A copy in a columnar store such as ClickHouse takes the first, PostgreSQL the second.",
      service: "data-science",
    },
    "git-lab": {
      when: "The code lives on GitHub, or dozens of data flows wait for one another and need backfills.",
      instead:
        "GitHub Actions stays close to the pull requests, and Airflow or Dagster was built for the flows.",
      service: "data-science",
    },
    tailwind: {
      when: "Pages are illustrated, full of masks, gradients and keyframes, or class names are stored in a CMS.",
      instead: "Plain CSS beside each component, with custom properties, is easier to draw with and to ship.",
      service: "ui-design",
    },
    docker: {
      when: "One long-lived program runs on one server, or a production database would sit in a container there.",
      instead: "A systemd unit is easier to patch, and the database belongs on a managed service.",
      technology: "aws",
    },
    jenkins: {
      when: "A new project already has its code on GitLab or GitHub.",
      instead: "Their own pipelines are at hand, with one server fewer to patch.",
      technology: "git-lab",
    },
    vuejs: {
      when: "The company already runs React well.",
      instead: "Staying with it keeps hiring and upgrades simple.",
      technology: "react-js",
    },
    jira: {
      when: "Five developers share one repository.",
      instead: "Issues beside the code, in GitLab or GitHub, are read more often.",
      technology: "git-lab",
    },
    "ai-ml": {
      when: "The answer is a formula, such as a tax or a dosage, or a person may contest a refusal.",
      instead: "Tested code computes the formula, and a scorecard can be read line by line.",
      technology: "data-science",
    },
    "data-science": {
      when: "The question is whether a campaign caused the sales.",
      instead: "An experiment with a control group settles it better than any model of past data.",
      service: "data-science",
    },
  },
  closing: "Unsure about a choice of yours?",
};
