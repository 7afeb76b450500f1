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
  lead: "We build with all eighteen of these, but for each of them there’s work that another choice does better.",
  reviewedLabel: "Reviewed on",
  reviewed: "2026-11-22",
  columns: {
    technology: "Technology",
    when: "When it’s the wrong choice",
    instead: "What we’d choose instead",
  },
  alternatives: {
    java: {
      when: "A function is called only a few times an hour, so every call pays for the JVM’s start-up time and memory.",
      instead: "Node.js starts faster and needs less memory for that.",
      technology: "node-js",
    },
    "spring-boot": {
      when: "One team starts out with twelve services because that’s how large companies draw their systems.",
      instead:
        "A single application, with Spring Modulith checking its packages, moves faster and can still be split once there is evidence for it.",
      service: "product-development",
    },
    "node-js": {
      when: "One heavy computation would block the event loop and delay every other user.",
      instead: "We put images, reports and simulations into a queue and let Python or Java workers do them.",
      technology: "python",
    },
    python: {
      when: "A loop would run over millions of rows, or the report could be a single database view.",
      instead: "SQL does the work where the data is, and NumPy or Java handles the rest.",
      technology: "my-sql",
    },
    "java-script": {
      when: "You only need a package for a dialog, a date format or a random id.",
      instead: "The browser has all three built in, and there is nothing to upgrade.",
      service: "web-development",
    },
    "react-js": {
      when: "A site is a handful of text pages with nothing interactive on them.",
      instead:
        "Plain HTML with a little JavaScript is lighter and ages better. Our own site uses React for its demonstrations and the enquiry card; you can read its pages without it.",
      technology: "java-script",
    },
    angular: {
      when: "A public site is judged by its first paint.",
      instead: "Prerendered pages with a few interactive parts send much less script.",
      technology: "react-js",
    },
    pwa: {
      when: "The app needs Bluetooth, NFC or background tracking on an iPhone.",
      instead: "Only a native app can do that, and the API behind it can serve a web app as well.",
      service: "mobile-development",
    },
    aws: {
      when: "Virtual machines would be moved as they are and billed for every idle hour, or all you have is a company website.",
      instead:
        "Redesign the system for managed services before you move it, and put the website on a static host.",
      service: "cloud-services",
    },
    "my-sql": {
      when: "Reports scan years of events, or you need maps, ranges or schema changes inside a transaction.",
      instead:
        "A copy in a columnar store such as ClickHouse suits the reports, and PostgreSQL does the rest.",
      service: "data-science",
    },
    "git-lab": {
      when: "Your code is on GitHub, or dozens of data flows wait for one another and need backfills.",
      instead:
        "GitHub Actions keeps the pipeline next to the pull requests, and Airflow or Dagster was built for data flows like these.",
      service: "data-science",
    },
    tailwind: {
      when: "Pages are illustrated and full of masks, gradients and keyframes, or class names are stored in a CMS.",
      instead:
        "Plain CSS next to each component, with custom properties, is easier to draw with and lighter to ship.",
      service: "ui-design",
    },
    docker: {
      when: "A single long-lived program runs on one server, or a production database would end up in a container there.",
      instead: "A systemd unit is easier to patch, and the database belongs on a managed service.",
      technology: "aws",
    },
    jenkins: {
      when: "A new project already has its code on GitLab or GitHub.",
      instead: "Their own pipelines are already there, and you have one less server to patch.",
      technology: "git-lab",
    },
    vuejs: {
      when: "The company already runs React well.",
      instead: "Staying with React keeps hiring and upgrades simple.",
      technology: "react-js",
    },
    jira: {
      when: "Five developers share one repository.",
      instead: "Issues next to the code, in GitLab or GitHub, get read more often.",
      technology: "git-lab",
    },
    "ai-ml": {
      when: "The answer is a formula, such as a tax or a dosage, or a person may contest a refusal.",
      instead: "Tested code computes the formula, and anyone can read a scorecard line by line.",
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
