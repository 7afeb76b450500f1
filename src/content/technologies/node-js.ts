import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/node-js.js?highlighted";

export const details: TechnologyDetails = {
  description:
    "Node.js services for APIs, uploads and live updates: a deadline on every call, few dependencies and LTS releases only.",
  heading: "Node.js services that respond on time",
  lead: "One event loop can hold thousands of connections open while databases and other services do the work. We give each call to those services a deadline. If a service stops responding, only the requests that need it wait.",
  parts: [
    {
      kind: "example",
      title: "A download with a deadline",
      intro:
        "This function streams a remote file to disk, gives up at a deadline and removes what it has written if anything goes wrong.",
      fileName: "download.js",
      code,
      notes: [
        "One `AbortSignal` covers the connection, the headers and the body.",
        "`fetch` also resolves for a 404 or a 500. The `ok` check keeps an error page from being saved as data.",
      ],
    },
    {
      kind: "text",
      title: "One planned upgrade a year",
      paragraphs: [
        "Node.js 26 has had long-term support (LTS) since October 2026. From 27 on, there’s one major version a year, and each becomes LTS. Plan your upgrade for the same month each year.",
      ],
    },
  ],
  officialDoc: { label: "Releases and their support", url: "https://nodejs.org/en/about/previous-releases" },
  pairsWith: ["java-script", "react-js", "docker"],
};
