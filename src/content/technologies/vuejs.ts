import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/vuejs.vue?highlighted";

export const details: TechnologyDetails = {
  description:
    "Vue.js inside your server-rendered application: one frustrating screen rebuilt, the rest left as it is, and Vue 2 moved to Vue 3 in stages.",
  heading: "Vue.js, one screen at a time",
  lead: "Your server-rendered application works, apart from one screen that frustrates people. Vue takes over that screen, and the rest of the application stays as it is.",
  parts: [
    {
      kind: "example",
      title: "A filter for a list your server already renders",
      intro:
        "The rows come from a JSON script tag in which `<` is escaped. If the script fails to load, the server’s list is still there.",
      fileName: "InvoiceFilter.vue",
      code,
      notes: [
        '`role="status"` lets a screen reader announce the new count while the focus stays in the field.',
      ],
    },
    {
      kind: "points",
      title: "Upgrades and templates",
      points: [
        {
          title: "Vue 2 to Vue 3",
          description:
            "Vue 2 reached end of life in December 2023. We move components to Vue 3 in groups, using the compatibility build.",
        },
        {
          title: "Templates are compiled at build time",
          description:
            "If templates were compiled in the browser, {{ }} in a user’s comment could run as code, and your security policy would have to allow unsafe-eval.",
        },
      ],
    },
  ],
  officialDoc: { label: "Vue 3 migration guide", url: "https://v3-migration.vuejs.org/" },
  pairsWith: ["java-script", "spring-boot", "tailwind"],
};
