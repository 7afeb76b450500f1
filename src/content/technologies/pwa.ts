import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/pwa.js?code";

export const details: TechnologyDetails = {
  description:
    "Progressive web apps that install from a link and work offline, with queues that survive a retry and releases you can withdraw.",
  heading: "Web apps that install and work offline",
  lead: "Your users open a link, add the app to their home screen and carry on when the network is gone. We design what every screen says in that moment.",
  enquiryLabel: "Find out if a PWA is enough",
  closing: {
    title: "Must your app work offline?",
    text: "Describe the task that has to work without a network and the phones people carry. We tell you whether a PWA can do it and what the device has to store.",
  },
  opening: "fit",
  usesTitle: "What works while the network is gone",
  uses: [
    {
      title: "Work in the field",
      description:
        "Inspections and deliveries are recorded in IndexedDB and sent later. Each record gets its id on the phone, so a retry cannot create a second one.",
    },
    {
      title: "Reading in a dead spot",
      description:
        "Manuals and price lists open from a cached copy. Its age stands at the top, because yesterday’s price can be a wrong price.",
    },
    {
      title: "Installation at the right moment",
      description:
        "You get a manifest with id, start_url and icons of 192 and 512\u00a0pixels, one of them maskable. The hint to install appears on a second visit.",
    },
  ],
  fits: [
    "People arrive by link or QR code to do one task.",
    "Android, iPhone and desktop must get the same release on the same day.",
    "The connection drops, and the work can wait for it.",
  ],
  alternatives: [
    {
      text: "Bluetooth, NFC and background tracking on an iPhone need a native app.",
      service: "mobile-development",
    },
    {
      text: "A site that should only load faster gets there with `Cache-Control` headers, with fewer ways to serve an old page.",
      service: "web-development",
    },
  ],
  example: {
    title: "The smallest useful service worker",
    intro:
      "It handles one situation: a page is opened while the network is gone. `offline.html` has its styles and images inline, since nothing else is stored.",
    fileName: "sw.js",
    code,
    notes: [
      '`cache: "reload"` goes past the HTTP cache, so the stored page is the one deployed with this worker.',
      "Only navigations are answered; a failed API call reaches your page, which can say so in its own words.",
      "`fetch` rejects when no response came. A 500 from your server passes through untouched.",
      "All applications on an origin share one cache storage, so `activate` deletes by prefix and `fetch` opens `CACHE` by name; `caches.match` would search every cache.",
    ],
  },
  upkeepTitle: "Releasing and withdrawing a worker",
  upkeep: [
    {
      title: "A worker keeps its name",
      description:
        "sw.js stays at the root, which also sets its scope, and is sent with Cache-Control: no-cache so that no CDN serves an old copy. A change to the offline page raises the number in CACHE.",
    },
    {
      title: "A way out, tested first",
      description:
        "Deleting sw.js from the server leaves it running in every browser that has it. Before your first release we test a replacement that clears its caches and unregisters.",
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
