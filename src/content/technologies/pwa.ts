import type { TechnologyDetails } from "../technology-details.ts";
import withdraw from "./examples/pwa-withdraw.js?highlighted";
import code from "./examples/pwa.js?highlighted";

export const details: TechnologyDetails = {
  description:
    "Progressive web apps that install from a link and work offline, with queues that survive a retry and releases you can withdraw.",
  heading: "Web apps that install and work offline",
  lead: "People open a link, add the app to their home screen and carry on working when the network is gone. We design what each screen tells them when that happens.",
  parts: [
    {
      kind: "points",
      title: "What works without a network",
      points: [
        {
          title: "Work in the field",
          description:
            "Inspections and deliveries are stored on the phone and sent later. Each record gets its id there, so a retry can’t create a second one.",
        },
        {
          title: "Reading without coverage",
          description:
            "Manuals and price lists open from a cached copy that shows its age at the top, because yesterday’s price may be wrong today.",
        },
      ],
    },
    {
      kind: "example",
      title: "The smallest useful service worker",
      intro:
        "It handles one situation: someone opens a page while the network is gone. `offline.html` has to contain its styles and images, because nothing else is stored.",
      fileName: "sw.js",
      code,
      notes: [
        "The worker’s file stays at the root, because its address also sets its scope, and is sent with `Cache-Control: no-cache`.",
        '`cache: "reload"` bypasses the HTTP cache, so the stored page is the one deployed with this worker.',
        "The worker only answers when someone opens a page. `fetch` rejects only if there was no response at all, so a 500 from the server reaches the page unchanged.",
        "All applications on an origin share one cache storage, so `activate` deletes by prefix, and `fetch` opens `CACHE` by name instead of searching every cache.",
      ],
    },
    {
      kind: "text",
      title: "What “saved” really means",
      paragraphs: [
        "“Saved” is the most expensive word in an offline app. We show four states instead: on this phone, being sent, stored on the server, refused. Each has its own sentence, and the refused one says what to change.",
      ],
    },
    {
      kind: "example",
      title: "A worker that removes itself",
      intro:
        "If you delete `sw.js` from the server, it keeps running in every browser that has it. To get rid of it, you publish this file under the same name, which you should test before the first release.",
      fileName: "sw.js, withdrawn",
      code: withdraw,
      notes: [
        "It has no `fetch` handler, so pages come from the network again.",
        "Pages that are already open stay as they are, because reloading them would throw away a half-filled form.",
      ],
    },
  ],
  officialDocs: [
    {
      label: "MDN: Progressive web apps",
      url: "https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps",
    },
    { label: "W3C: Service Workers", url: "https://www.w3.org/TR/service-workers/" },
    { label: "W3C: Web Application Manifest", url: "https://www.w3.org/TR/appmanifest/" },
  ],
  pairsWith: ["react-js", "node-js", "java-script"],
};
