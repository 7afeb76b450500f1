import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/tailwind.css?highlighted";

export const details: TechnologyDetails = {
  description:
    "Tailwind CSS for dashboards, forms and tables that share one design: a strict theme with only your colours in it, and the upgrade from version 3 to 4.",
  heading: "Tailwind CSS for screens that match",
  lead: "Dashboards, forms and tables match, however many people build them, because a strict theme offers no colours or breakpoints but yours.",
  parts: [
    {
      kind: "example",
      title: "A theme with only your colours in it",
      intro:
        "This is the whole configuration of a small product, for version 4.3 of the command-line tool. With this theme, `bg-action` works and `bg-red-500` produces nothing.",
      fileName: "app.css",
      code,
      notes: [
        "The last line forces two classes into the output, because their names come from data, where the scanner can’t find them.",
      ],
    },
    {
      kind: "text",
      title: "From version 3 to 4",
      paragraphs: [
        "The official tool rewrites the configuration and renames classes. We compare screenshots, because defaults such as the border colour have changed. Browsers must be at least Safari 16.4, Chrome 111 or Firefox 128.",
      ],
    },
  ],
  officialDoc: { label: "Upgrade guide", url: "https://tailwindcss.com/docs/upgrade-guide" },
  pairsWith: ["react-js", "vuejs", "angular"],
};
