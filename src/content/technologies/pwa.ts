import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/pwa.js?code";

export const details: TechnologyDetails = {
  description:
    "Progressive web apps that work offline and install: an annotated service worker, storage limits, and when a native app is needed.",
  heading: "PWAs that still open in the lift",
  lead:
    "A progressive web app is a website with a manifest and a service worker. Installing it is the easy part. " +
    "The design question is what the screen says when the network is gone.",
  enquiryLabel: "Write to us about a PWA",
  closing: {
    title: "What should it say in the lift?",
    text: "Write the words a user has to read there. After them, whatever that user may have typed by then and must not lose.",
  },
  opening: "fit",
  usesTitle: "What still works without a network",
  uses: [
    {
      title: "Work in the field",
      description:
        "Inspections and deliveries recorded in IndexedDB and sent later. Each record gets its id on the phone, " +
        "so a retry cannot create a second one.",
    },
    {
      title: "Reading without a signal",
      description:
        "Manuals and price lists. The age of the cached copy stands at the top of the page, because yesterday's " +
        "price can be a wrong price.",
    },
    {
      title: "Installation that is asked for",
      description:
        "A manifest with id, start_url and 192 and 512 pixel icons, one of them maskable. The hint to install appears once " +
        "somebody has come back.",
    },
  ],
  fits: [
    "People arrive by link or QR code and will not visit a store for one task.",
    "Android, iPhone and desktop must get the same release on the same day.",
    "The connection drops, and the work can wait for it.",
  ],
  alternatives: [
    {
      text: "Bluetooth, NFC or tracking in the background. Safari on iPhone offers none of them to websites: build a native app.",
    },
    {
      text: "Anything whose only copy is on the device. Browsers evict site data when space is short, and Safari also after seven days of use without a visit, unless the app was installed. Sync to a server.",
    },
    {
      text: "A cache-everything worker to gain speed. `Cache-Control` headers do that with fewer ways to serve an old page.",
    },
  ],
  example: {
    title: "The smallest useful service worker",
    intro:
      "It handles one situation: somebody opens a page and there is no network. `offline.html` carries its own styles " +
      "and images inline, since nothing else is stored.",
    fileName: "sw.js",
    code,
    notes: [
      '`cache: "reload"` goes past the HTTP cache, so the stored page is the one deployed with this worker.',
      "Only navigations are answered. A failed API call fails as before, and the page can say so in its own words.",
      "`fetch` rejects when no response came. A 500 from your server passes through untouched.",
      "`activate` deletes by prefix, because all applications on an origin share one cache storage.",
    ],
  },
  upkeepTitle: "A worker you can withdraw",
  upkeep: [
    {
      title: "Never rename the worker",
      description:
        "sw.js stays at the root, which also sets its scope, and is sent with Cache-Control: no-cache so that no CDN serves " +
        "an old copy. A change to the offline page raises the number in CACHE.",
    },
    {
      title: "A way out, tested first",
      description:
        "Deleting sw.js from the server leaves it running in every browser that has it. Before the first release we test a " +
        "replacement that clears its caches and unregisters.",
    },
    {
      title: "Offline runs in CI",
      description:
        "A Playwright test loads the site, calls setOffline(true), opens a page and expects the offline text. " +
        "Then it goes online and expects the real one.",
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
  pairsWith: [
    {
      technology: "react-js",
      reason: "Components that show unsent, sending and sent as three different things.",
    },
    {
      technology: "node-js",
      reason: "The sync endpoint: it accepts the same record twice and stores it once.",
    },
    {
      technology: "java-script",
      reason: "Types for what waits in IndexedDB, which outlives the release that wrote it.",
    },
  ],
};
