import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/node-js.js?code";

export const details: TechnologyDetails = {
  description:
    "Node.js services for APIs, uploads and live updates: a deadline on every call, few dependencies and LTS releases only.",
  heading: "Node.js services that answer in time",
  lead: "One event loop holds thousands of open connections while databases and other services work. Every call has a deadline, and a silent system stalls only itself.",
  parts: [
    {
      kind: "points",
      title: "Front-end layers, streams and webhooks",
      points: [
        {
          title: "The layer behind a front end",
          description: "Your screen asks once, and one service gathers the answer from four internal calls.",
        },
        {
          title: "Files and streams",
          description:
            "Exports go out and uploads reach object storage in chunks: 2\u00a0GB needs about as much memory as 2\u00a0MB.",
        },
        {
          title: "Webhooks and live updates",
          description:
            "Signatures are verified over the raw body with node:crypto, before any JSON is parsed. Live data travels by server-sent events.",
        },
      ],
    },
    {
      kind: "example",
      title: "A download that always ends",
      intro:
        "Written with the standard library alone, it streams a remote file to disk, gives up at a deadline and on any error removes what it had written.",
      fileName: "download.js",
      code,
      notes: [
        "One `AbortSignal` covers connection, headers and body.",
        "`pipeline()` slows the source to the speed of the disk and destroys both ends on failure.",
        "`fetch` resolves for a 404 and a 500 as well. The `ok` check keeps an error page from being saved as data.",
      ],
    },
    {
      kind: "points",
      title: "One planned upgrade a year",
      points: [
        {
          title: "LTS lines only",
          description:
            "Up to 26 the even numbers become LTS. From 27 the project ships one major a year and each becomes LTS: the upgrade has a fixed month in the plan.",
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
    },
  ],
  officialDocs: [
    { label: "Node.js API reference", url: "https://nodejs.org/api/" },
    { label: "Releases and their support", url: "https://nodejs.org/en/about/previous-releases" },
    {
      label: "Security best practices",
      url: "https://nodejs.org/en/learn/getting-started/security-best-practices",
    },
  ],
  pairsWith: ["java-script", "react-js", "docker"],
};
