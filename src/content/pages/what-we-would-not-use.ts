import type { PageText } from "../page-text.ts";
import type { ServiceSlug, TechnologySlug } from "../slugs.ts";

/**
 * A sentence on when a technology is the wrong choice, one on the better choice, and at most one page of ours
 * on it.
 */
export interface Alternative {
  when: string;
  instead: string;
  technology?: TechnologySlug;
  service?: ServiceSlug;
}

interface WhatWeWouldNotUseText extends PageText {
  lead: string;
  reviewedLabel: string;
  /** The ISO date on which all rows were last reviewed. */
  reviewed: string;
  columns: { technology: string; when: string; instead: string };
  alternatives: Record<TechnologySlug, Alternative>;
  closing: string;
}

export const whatWeWouldNotUse: WhatWeWouldNotUseText = {
  title: "When we’d use something else",
  description:
    "Eighteen technologies we use, when each of them is the wrong choice, and what we would use instead, with the date of our last review.",
  heading: "When we’d use something else",
  lead: "We use all eighteen technologies below, but sometimes something else is better.",
  reviewedLabel: "Reviewed on",
  reviewed: "2026-11-23",
  columns: {
    technology: "Technology",
    when: "When it’s the wrong choice",
    instead: "What we’d choose instead",
  },
  alternatives: {
    java: {
      when: "A serverless function runs a few times an hour, and most calls would wait for the JVM.",
      instead: "Node.js starts faster, without snapshots or native images.",
      technology: "node-js",
    },
    "spring-boot": {
      when: "You need a small tool that reads a file, does its work and exits.",
      instead: "Plain Java starts faster, with fewer dependencies to upgrade.",
      technology: "java",
    },
    "node-js": {
      when: "One heavy computation would hold up every other user.",
      instead: "A queue hands such work to Python or Java.",
      technology: "python",
    },
    python: {
      when: "A loop has to go through millions of database rows.",
      instead: "SQL does the work where the data is, and Java does the rest.",
      technology: "my-sql",
    },
    "java-script": {
      when: "The script only collapses a section, checks a field or opens a small menu.",
      instead: "HTML has all three built in, with nothing to upgrade.",
      service: "web-development",
    },
    "react-js": {
      when: "A site is a handful of text pages with nothing interactive.",
      instead:
        "Plain HTML is lighter and ages better. Our own site uses React for its demonstrations and the enquiry form.",
      technology: "java-script",
    },
    angular: {
      when: "A public site is mostly text, with a few interactive parts.",
      instead: "Prerendered HTML with a few components sends less script.",
      technology: "react-js",
    },
    pwa: {
      when: "The app needs Bluetooth, NFC or background tracking on an iPhone.",
      instead: "A native app can use all three.",
      service: "mobile-development",
    },
    aws: {
      when: "You’d move virtual machines as they are and pay for every idle hour.",
      instead: "A rented server costs less until your software uses managed services.",
      service: "cloud-services",
    },
    "my-sql": {
      when: "Reports scan years of events, or you need map queries, range types or schema changes you can roll back.",
      instead:
        "For reports, add a copy in a columnar store such as ClickHouse. For the rest, use PostgreSQL.",
      service: "data-science",
    },
    "git-lab": {
      when: "Dozens of data jobs depend on one another and need backfills.",
      instead: "Airflow and Dagster are built for such jobs.",
      service: "data-science",
    },
    tailwind: {
      when: "Pages are full of masks, gradients and keyframes, or class names are stored in a CMS.",
      instead: "Plain CSS next to each component is smaller and less restrictive.",
      service: "ui-design",
    },
    docker: {
      when: "You have one program on one server, or want a production database in a container.",
      instead: "A systemd unit is easier to patch, and the database belongs on a managed service.",
      technology: "aws",
    },
    jenkins: {
      when: "A new project already has its code on GitLab or GitHub.",
      instead: "The pipelines of GitLab and GitHub do the job, with one server fewer to patch.",
      technology: "git-lab",
    },
    vuejs: {
      when: "The company already uses React and is happy with it.",
      instead: "Staying with React keeps hiring and upgrades simple.",
      technology: "react-js",
    },
    jira: {
      when: "Five developers share one repository, and nobody else follows along.",
      instead: "Issues next to the code, in GitLab or GitHub, get read more.",
      technology: "git-lab",
    },
    "ai-ml": {
      when: "The answer comes from a formula, as with a tax or a dosage, or the decision may be challenged.",
      instead:
        "For a formula, we’d write tested code. For a contested decision, we’d use a scorecard anyone can follow line by line.",
      technology: "data-science",
    },
    "data-science": {
      when: "The question is new, and no past data can answer it.",
      instead: "A small trial with real customers tells you more than a model.",
      service: "product-development",
    },
  },
  closing: "Ask what we’d use for your project",
};
