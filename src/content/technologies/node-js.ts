import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/node-js.js?code";

export const details: TechnologyDetails = {
  description:
    "Node.js for services that mostly wait on networks and databases: where it fits, where threads win, and an annotated example.",
  heading: "Node.js for work that is mostly waiting",
  lead:
    "One event loop can hold thousands of open connections while databases and other services think. " +
    "We use Node.js where that is the job, and give every wait a deadline.",
  enquiryLabel: "Write to us about Node.js",
  closing: {
    title: "The wait that has no deadline",
    text:
      "Which system does your service wait for longest, and what do users see when it is silent for a minute? " +
      "Put the Node.js version underneath.",
  },
  opening: "fit",
  usesTitle: "Three kinds of waiting",
  uses: [
    {
      title: "The layer behind a front end",
      description:
        "One service that turns four internal calls into the single answer a screen needs, sharing its TypeScript types with that screen.",
    },
    {
      title: "Files and streams",
      description:
        "Exports, and uploads on their way to object storage. Data moves in chunks, so 2 GB needs about as much memory as 2 MB.",
    },
    {
      title: "Webhooks and live updates",
      description:
        "Signatures verified over the raw body with node:crypto, before any JSON is parsed. Server-sent events where the " +
        "traffic goes one way, WebSockets where it does not.",
    },
  ],
  fits: [
    "A request spends its time in the network or the database.",
    "The people who write the front end will also fix the service.",
    "The standard library covers it: `fetch`, streams, `AbortSignal` and `node:test` come with the runtime.",
    "Instances come and go with the load, and start-up time matters.",
  ],
  alternatives: [
    {
      text: "Heavy computation inside a request. One busy callback delays every user; put images and reports in a queue for Python or Java workers.",
    },
    {
      text: "A ledger with long transactions and many rules. Spring Boot gives its authors more help.",
    },
    {
      text: "A site whose content changes once a week. Build static files and run no server process at all.",
    },
  ],
  example: {
    title: "A download that cannot hang",
    intro:
      "Standard library only. It streams a remote file to disk, gives up at a deadline, and on any error removes what it had written.",
    fileName: "download.js",
    code,
    notes: [
      "One `AbortSignal` covers connection, headers and body. A server that drips a byte a minute does not outlive it.",
      "`pipeline()` slows the source to the speed of the disk and destroys both ends on failure. A bare " +
        "`.pipe()` leaves that clean-up to you.",
      "`fetch` resolves for a 404 and a 500. Without the `ok` check, the error page would be saved as data.",
      "Two downloads to one path would share the `.part` file. Give each its own suffix if that can happen.",
    ],
  },
  upkeepTitle: "One upgrade a year, planned",
  upkeep: [
    {
      title: "LTS lines only",
      description:
        "Up to 26 the even numbers become LTS. From 27 the project ships one major a year and each becomes LTS, so the upgrade " +
        "gets a month in the plan and keeps it.",
    },
    {
      title: "A short dependency list",
      description:
        "npm ci from a committed lockfile. Install scripts stay blocked, the default since npm 12, except for " +
        "packages named in package.json.",
    },
    {
      title: "Limits set, then tested",
      description:
        "Body size, request timeout and heap size have explicit values below those of the container. On SIGTERM the " +
        "server stops accepting, finishes open requests and exits.",
    },
  ],
  officialDocs: [
    { label: "Node.js API reference", url: "https://nodejs.org/api/" },
    { label: "Node.js releases and their support", url: "https://nodejs.org/en/about/previous-releases" },
    {
      label: "Node.js security best practices",
      url: "https://nodejs.org/en/learn/getting-started/security-best-practices",
    },
  ],
  pairsWith: [
    { technology: "java-script", reason: "The same validators and types on both sides of the wire." },
    {
      technology: "react-js",
      reason: "A thin Node.js layer keeps tokens and slow joins out of the browser.",
    },
    {
      technology: "docker",
      reason: "A two-stage image: build tools stay in the first stage, and node runs as an ordinary user.",
    },
  ],
};
