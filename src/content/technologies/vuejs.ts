import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/vuejs.vue?code";

export const details: TechnologyDetails = {
  description:
    "Vue.js inside your server-rendered application: one frustrating screen rebuilt, jQuery widgets replaced, Vue 2 moved to Vue 3 in groups.",
  heading: "Vue.js, one part of a page at a time",
  lead: "Your server-rendered application works, apart from one screen that frustrates people. Vue takes over that table or that form while every other page stays as it is.",
  parts: [
    {
      kind: "example",
      title: "A filter for a list you already print",
      intro:
        "The server prints the full list, and the rows once more into a JSON script tag with `<` escaped. If JavaScript fails, the printed list remains.",
      fileName: "InvoiceFilter.vue",
      code,
      notes: [
        "Destructured props stay reactive since Vue 3.5.",
        '`role="status"` lets a screen reader announce the new count while focus stays in the field.',
        "The key is the invoice id. An index would attach the wrong element to a row after filtering.",
      ],
    },
    {
      kind: "points",
      title: "From jQuery and Vue 2",
      points: [
        {
          title: "Widget by widget",
          description:
            "The jQuery widget with the most bugs is rebuilt first. The rest of the script stays until its turn.",
        },
        {
          title: "Vue 2 to Vue 3",
          description:
            "Vue 2 ended in December 2023. Components move in groups, with the compatibility build as a bridge that has an end date.",
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
