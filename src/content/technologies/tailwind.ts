import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/tailwind.css?code";

export const details: TechnologyDetails = {
  description:
    "Tailwind CSS for dashboards, forms and tables that share one design: strict themes, upgrades from version 3 to 4 and a way out of grown stylesheets.",
  heading: "Tailwind CSS for screens that repeat",
  lead: "Dashboards, forms and tables keep one look while many people build them. A strict theme offers only what your design contains.",
  parts: [
    {
      kind: "example",
      title: "A theme with only your colours in it",
      intro:
        "The whole configuration of a small product in version 4. Compiled with the command-line tool, 4.3, `bg-action` works and `bg-red-500` yields nothing.",
      fileName: "app.css",
      code,
      notes: [
        "The two lines with `initial` clear the built-in colours and breakpoints before yours are set.",
        "`focus-ring` is ordinary CSS under a utility name and accepts variants such as `wide:focus-ring`.",
        "The last line forces two classes into the output because their names come from data, where the scanner cannot find them.",
      ],
    },
    {
      kind: "points",
      title: "Upgrades and a clean build",
      points: [
        {
          title: "From version 3 to 4",
          description:
            "The official tool rewrites configuration and renamed classes. We compare screenshots, since defaults such as border colour changed. Customers need at least Safari 16.4, Chrome 111 or Firefox 128.",
        },
        {
          title: "Layers",
          description:
            "Version 4 emits cascade layers: an unlayered rule left over from older CSS now beats a utility, whatever its specificity.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "Theme variables", url: "https://tailwindcss.com/docs/theme" },
    { label: "Upgrade guide", url: "https://tailwindcss.com/docs/upgrade-guide" },
  ],
  pairsWith: ["react-js", "vuejs", "angular"],
};
