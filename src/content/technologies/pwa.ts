import type { TechnologyDetails } from "../technology-details.ts";
import withdraw from "./examples/pwa-withdraw.js?highlighted";
import code from "./examples/pwa.js?highlighted";

export const details: TechnologyDetails = {
  description:
    "Progressive web apps that open from a link, install and work offline, show where every record is, and can be withdrawn.",
  heading: "Web apps that install and work offline",
  lead: "People open a link, add the app to their home screen and carry on without a network. The screens say what still works offline.",
  parts: [
    {
      kind: "example",
      title: "The smallest useful service worker",
      intro:
        "This worker handles one situation: someone opens a page without a network. `offline.html` must contain its own styles and images.",
      fileName: "sw.js",
      code,
      notes: [
        "Keep the file at the root, since its path sets its scope, and serve it with `Cache-Control: no-cache`.",
        '`cache: "reload"` bypasses the HTTP cache, so the stored page is the one deployed with this worker.',
      ],
    },
    {
      kind: "text",
      title: "What “saved” really means",
      paragraphs: [
        "“Saved” is the most expensive word in an offline app. If the record never left the phone, someone pays for it later. We show four states: on this phone, being sent, stored on the server, refused. A refused record comes with a note of what to change.",
      ],
    },
    {
      kind: "example",
      title: "A worker that removes itself",
      intro:
        "If you delete `sw.js` from the server, browsers that have the worker keep it. Publish this file under the same name instead, and try that out before your first release.",
      fileName: "sw.js, withdrawn",
      code: withdraw,
      notes: ["Open pages stay as they are: reloading would lose a half-completed form."],
    },
  ],
  officialDoc: { label: "W3C: Service Workers", url: "https://www.w3.org/TR/service-workers/" },
  pairsWith: ["react-js", "node-js", "java-script"],
};
