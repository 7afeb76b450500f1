import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/node-js.js?code";

export const details: TechnologyDetails = {
  description:
    "Node.js services for APIs, uploads and live updates: a deadline on every call, few dependencies and LTS releases only.",
  heading: "Node.js services that answer in time",
  lead: "One event loop holds thousands of open connections while databases and other services work. You get that economy with a deadline on every wait, so a silent system stalls only itself.",
  enquiryLabel: "Find my missing deadlines",
  closing: {
    title: "Which call keeps your users waiting?",
    text: "Name the system behind it and your Node.js version. The answer is a list of deadlines for that path, outermost first, and what users should see when one passes.",
  },
  opening: "fit",
  usesTitle: "Front-end layers, streams and webhooks",
  uses: [
    {
      title: "The layer behind a front end",
      description:
        "Your screen asks once, and one service gathers the answer from four internal calls. Both sides share the same TypeScript types.",
    },
    {
      title: "Files and streams",
      description:
        "Exports go out and uploads reach object storage in chunks, so 2\u00a0GB needs about as much memory as 2\u00a0MB.",
    },
    {
      title: "Webhooks and live updates",
      description:
        "Signatures are verified over the raw body with node:crypto, before any JSON is parsed. Live data travels by server-sent events where it flows one way, by WebSockets where it flows both.",
    },
  ],
  fits: [
    "A request spends its time in the network or the database.",
    "Your front-end developers will maintain the service too.",
    "The standard library covers it: `fetch`, streams, `AbortSignal` and `node:test` come with the runtime.",
    "Instances come and go with the load, so start-up time matters.",
  ],
  alternatives: [
    {
      text: "Heavy computation in one callback delays every user. Put images and reports in a queue for Python or Java workers.",
      technology: "python",
    },
    {
      text: "A ledger with long transactions and many rules gets more help from Spring Boot.",
      technology: "spring-boot",
    },
  ],
  example: {
    title: "A download that always ends",
    intro:
      "Written with the standard library alone, it streams a remote file to disk, gives up at a deadline and on any error removes what it had written.",
    fileName: "download.js",
    code,
    notes: [
      "One `AbortSignal` covers connection, headers and body, so it also ends a server that drips a byte a minute.",
      "`pipeline()` slows the source to the speed of the disk and destroys both ends on failure. A bare `.pipe()` leaves that clean-up to you.",
      "`fetch` resolves for a 404 and a 500 as well. The `ok` check keeps an error page from being saved as data.",
      "Two downloads to one path would share the `.part` file. Give each its own suffix if that can happen.",
    ],
  },
  upkeepTitle: "One planned upgrade a year",
  upkeep: [
    {
      title: "LTS lines only",
      description:
        "Up to 26 the even numbers become LTS. From 27 the project ships one major a year and each becomes LTS, so your upgrade has a fixed month in the plan.",
    },
    {
      title: "A short dependency list",
      description:
        "A committed lockfile fixes what npm ci installs. Install scripts stay blocked, the default since npm 12, except for packages named in package.json.",
    },
    {
      title: "Limits set, then tested",
      description:
        "Body size, request timeout and heap size have explicit values below those of the container. On SIGTERM the server stops accepting, finishes open requests and exits.",
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
      reason: "A multi-stage image leaves the compilers behind and runs node as an ordinary user.",
    },
  ],
};
