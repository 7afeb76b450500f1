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
    "Eighteen technologies we build with, when each of them is the wrong choice, and what we would use instead, with the date of our last review.",
  heading: "When we’d use something else",
  lead: "We build with all eighteen of these, but sometimes something else is better.",
  reviewedLabel: "Reviewed on",
  reviewed: "2026-11-23",
  columns: {
    technology: "Technology",
    when: "When it’s the wrong choice",
    instead: "What we’d choose instead",
  },
  alternatives: {
    java: {
      when: "A small serverless function runs a few times an hour, so most calls wait for the JVM to start.",
      instead: "Node.js starts faster, and needs no snapshots or native images to do it.",
      technology: "node-js",
    },
    "spring-boot": {
      when: "All you need is a small tool that reads a file, does its work and exits.",
      instead: "Plain Java starts faster and leaves you with fewer dependencies to upgrade.",
      technology: "java",
    },
    "node-js": {
      when: "A single heavy computation would block the event loop and hold up every other user.",
      instead: "We put such work into a queue for Python or Java workers.",
      technology: "python",
    },
    python: {
      when: "A loop has to go through millions of database rows.",
      instead: "SQL does the work where the data is, and Java does the rest.",
      technology: "my-sql",
    },
    "java-script": {
      when: "All the script has to do is collapse a section, check a field or open a small menu.",
      instead: "HTML has all three built in, so there is nothing to upgrade.",
      service: "web-development",
    },
    "react-js": {
      when: "A site is a handful of text pages with nothing interactive on them.",
      instead:
        "Plain HTML with a little JavaScript is lighter and ages better. Our own site uses React for its demonstrations and the enquiry form.",
      technology: "java-script",
    },
    angular: {
      when: "A public site is mostly text, with a few interactive parts.",
      instead: "Prerendered HTML with a few small components sends less script.",
      technology: "react-js",
    },
    pwa: {
      when: "The app needs Bluetooth, NFC or background tracking on an iPhone.",
      instead: "A native app can use all three.",
      service: "mobile-development",
    },
    aws: {
      when: "You’d be moving virtual machines as they are and paying for every idle hour.",
      instead: "A rented server costs less until your software has been redesigned to use managed services.",
      service: "cloud-services",
    },
    "my-sql": {
      when: "Reports scan years of events, or you need maps, range types, or schema changes you can roll back.",
      instead:
        "For reports, keep MySQL and add a copy in a columnar store such as ClickHouse. For the rest, there’s PostgreSQL, with PostGIS for maps.",
      service: "data-science",
    },
    "git-lab": {
      when: "Dozens of data jobs depend on one another and need backfills.",
      instead: "Airflow and Dagster are built for exactly that.",
      service: "data-science",
    },
    tailwind: {
      when: "Pages are illustrated and full of masks, gradients and keyframes, or class names are stored in a CMS.",
      instead: "Plain CSS next to each component is smaller and gives you more freedom.",
      service: "ui-design",
    },
    docker: {
      when: "All you have is one program on one server, or you want a production database in a container.",
      instead: "A systemd unit is easier to patch, and the database belongs on a managed service.",
      technology: "aws",
    },
    jenkins: {
      when: "A new project already has its code on GitLab or GitHub.",
      instead: "Their own pipelines do the job, and you have one fewer server to patch.",
      technology: "git-lab",
    },
    vuejs: {
      when: "The company already uses React and is happy with it.",
      instead: "Staying with React keeps hiring and upgrades simple.",
      technology: "react-js",
    },
    jira: {
      when: "Five developers share one repository, and nobody else follows the work.",
      instead: "Issues in GitLab or GitHub, next to the code, get read more often.",
      technology: "git-lab",
    },
    "ai-ml": {
      when: "The answer comes from a formula (a tax or a dosage, say), or the decision may be challenged.",
      instead:
        "For a formula, use tested code; for a decision that may be challenged, use a scorecard anyone can follow line by line.",
      technology: "data-science",
    },
    "data-science": {
      when: "The question is new, so no past data can answer it.",
      instead: "A small trial with real customers tells you more than any model.",
      service: "product-development",
    },
  },
  closing: "Not sure about your own choice?",
};
