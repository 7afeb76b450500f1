import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/vuejs.vue?code";

export const details: TechnologyDetails = {
  description:
    "Vue.js inside your server-rendered application: one frustrating screen rebuilt, jQuery widgets replaced, Vue 2 moved to Vue 3 in groups.",
  heading: "Vue.js, one part of a page at a time",
  lead: "Your server-rendered application works, apart from one screen that frustrates people. Vue takes over that one, and every other page stays as it is.",
  parts: [
    {
      kind: "example",
      title: "A filter for a list you already print",
      intro:
        "The rows come from a JSON script tag with `<` escaped. If JavaScript fails, the printed list remains.",
      fileName: "InvoiceFilter.vue",
      code,
      notes: [
        '`role="status"` lets a screen reader announce the new count while focus stays in the field.',
        "The key is the invoice id. An index would attach the wrong element to a row after filtering.",
      ],
    },
    {
      kind: "points",
      title: "Upgrades and templates",
      points: [
        {
          title: "Vue 2 to Vue 3",
          description:
            "Vue 2 ended in December 2023. Components move in groups, across the compatibility build.",
        },
        {
          title: "Templates compiled in the build",
          description:
            "Compiled in the browser, a template would run {{ }} from a comment field and need unsafe-eval in your policy.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "Ways of using Vue", url: "https://vuejs.org/guide/extras/ways-of-using-vue.html" },
    { label: "Vue 3 migration guide", url: "https://v3-migration.vuejs.org/" },
  ],
  pairsWith: ["java-script", "spring-boot", "tailwind"],
};
