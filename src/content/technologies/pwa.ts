import type { TechnologyDetails } from "../technology-details.ts";
import withdraw from "./examples/pwa-withdraw.js?code";
import code from "./examples/pwa.js?code";

export const details: TechnologyDetails = {
  description:
    "Progressive web apps that install from a link and work offline, with queues that survive a retry and releases you can withdraw.",
  heading: "Web apps that install and work offline",
  lead: "People open a link, add the app to their home screen and carry on when the network is gone. We design what every screen says in that moment.",
  parts: [
    {
      kind: "points",
      title: "What works while the network is gone",
      points: [
        {
          title: "Work in the field",
          description:
            "Inspections and deliveries are recorded in IndexedDB and sent later. Each record is given its id on the phone, and a retry cannot create a second one.",
        },
        {
          title: "Reading in a dead spot",
          description:
            "Manuals and price lists open from a cached copy. Its age stands at the top, because yesterday’s price can be a wrong price.",
        },
        {
          title: "Installation at the right moment",
          description:
            "The manifest has an id, a start_url and icons of 192 and 512\u00a0pixels, one of them maskable. The hint to install appears on a second visit.",
        },
      ],
    },
    {
      kind: "example",
      title: "The smallest useful service worker",
      intro:
        "It handles one situation: a page is opened while the network is gone. `offline.html` has its styles and images inline, since nothing else is stored.",
      fileName: "sw.js",
      code,
      notes: [
        '`cache: "reload"` goes past the HTTP cache, so the stored page is the one deployed with this worker.',
        "Only navigations are answered. A failed API call reaches the page, which can say so in its own words.",
        "`fetch` rejects when no response came. A 500 from the server passes through untouched.",
        "All applications on an origin share one cache storage: `activate` deletes by prefix, and `fetch` opens `CACHE` by name, where `caches.match` would search every cache.",
      ],
    },
    {
      kind: "text",
      title: "Four states of one record",
      paragraphs: [
        "“Saved” is the most expensive word in an offline app. We show four states instead: on this phone, being sent, stored on the server, refused. Each has its own sentence, and the refused one says what to change.",
        "Sending is the app’s own job. Background Sync is missing in Safari, so the queue is worked off when the app opens, when it becomes visible and when the browser reports a connection. The server stores a record by the id it was given on the phone and answers a repeat as it answered the first.",
      ],
    },
    {
      kind: "example",
      title: "A worker that removes itself",
      intro:
        "Deleting `sw.js` from the server leaves it running in every browser that has it. The way out is a new file under the same name, tested before the first release.",
      fileName: "sw.js, withdrawn",
      code: withdraw,
      notes: [
        "`skipWaiting` lets it take over at once, where it would wait for every open page to close.",
        "It has no `fetch` handler: from the moment it takes over, pages come from the network.",
        "Pages that are open stay as they are. Reloading them from here would throw away a half-filled form.",
      ],
    },
    {
      kind: "points",
      title: "Releases, eviction and tests",
      points: [
        {
          title: "A worker keeps its name",
          description:
            "sw.js stays at the root, which also sets its scope, and is sent with Cache-Control: no-cache to keep every CDN from serving an old copy. A change to the offline page raises the number in CACHE.",
        },
        {
          title: "Synced before it is evicted",
          description:
            "Browsers evict site data when space is short, Safari also after seven days of use without a visit, unless the app was installed. A server keeps the lasting copy.",
        },
        {
          title: "Offline runs in CI",
          description:
            "A Playwright test loads the site, calls setOffline(true), opens a page and expects the offline text. Back online it expects the real one.",
        },
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
