import type { TechnologyDetails } from "../technology-details.ts";
import withdraw from "./examples/pwa-withdraw.js?highlighted";
import code from "./examples/pwa.js?highlighted";

export const details: TechnologyDetails = {
  description:
    "Progressive web apps that install from a link and work offline, with queues that survive a retry and releases you can withdraw.",
  heading: "Web apps that install and work offline",
  lead: "People open a link, add the app to their home screen and carry on working when the network is gone. We design what every screen says at that moment.",
  parts: [
    {
      kind: "points",
      title: "What works without a network",
      points: [
        {
          title: "Work in the field",
          description:
            "Inspections and deliveries are recorded in IndexedDB and sent later. Each record gets its id on the phone, so a retry can’t create a second one.",
        },
        {
          title: "Reading without coverage",
          description:
            "Manuals and price lists open from a cached copy, which shows its age at the top, because yesterday’s price may be wrong today.",
        },
        {
          title: "Installation at the right moment",
          description:
            "The manifest has an id, a start_url and icons of 192 and 512\u00a0pixels, one of them maskable. We don’t suggest installing until someone’s second visit.",
        },
      ],
    },
    {
      kind: "example",
      title: "The smallest useful service worker",
      intro:
        "It handles one situation: someone opens a page while the network is gone. `offline.html` has its styles and images inline, because nothing else is stored.",
      fileName: "sw.js",
      code,
      notes: [
        '`cache: "reload"` bypasses the HTTP cache, so the stored page is the one deployed with this worker.',
        "The worker answers navigations only. A failed API call reaches the page, which can explain it.",
        "`fetch` rejects only when no response came, so a 500 from the server passes through untouched.",
        "All applications on an origin share one cache storage. That is why `activate` deletes by prefix, and why `fetch` opens `CACHE` by name: `caches.match` would search every cache.",
      ],
    },
    {
      kind: "text",
      title: "What “saved” really means",
      paragraphs: [
        "“Saved” is the most expensive word in an offline app. We show four states instead: on this phone, being sent, stored on the server, refused. Each has its own sentence, and the refused one says what to change.",
        "Safari has no Background Sync, so the app works through its queue when it opens, when it becomes visible and when the browser reports a connection.",
      ],
    },
    {
      kind: "example",
      title: "A worker that removes itself",
      intro:
        "If you delete `sw.js` from the server, it keeps running in every browser that has it. To remove it you publish a new file under the same name, and you test that before the first release.",
      fileName: "sw.js, withdrawn",
      code: withdraw,
      notes: [
        "`skipWaiting` lets it take over at once.",
        "It has no `fetch` handler, so pages come from the network again.",
        "Pages that are already open stay as they are, because reloading them would throw away a half-filled form.",
      ],
    },
    {
      kind: "points",
      title: "Releases, eviction and tests",
      points: [
        {
          title: "The worker keeps its name",
          description:
            "sw.js stays at the root, which also sets its scope. It is sent with Cache-Control: no-cache, so that no CDN serves an old copy.",
        },
        {
          title: "Sync before data is evicted",
          description:
            "Browsers delete a site’s data when space runs short. Safari also does so after seven days of use without a visit to the site, unless the app was installed, so the lasting copy belongs on a server.",
        },
        {
          title: "Offline mode is tested in CI",
          description:
            "A Playwright test loads the site, calls setOffline(true), opens a page and expects the offline text.",
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
