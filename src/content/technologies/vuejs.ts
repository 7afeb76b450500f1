import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/vuejs.vue?code";

export const details: TechnologyDetails = {
  description:
    "Vue.js inside your server-rendered application: one frustrating screen rebuilt, jQuery widgets replaced, Vue 2 moved to Vue 3 in groups.",
  heading: "Vue.js, one part of a page at a time",
  lead: "Your server-rendered application works, apart from one screen that frustrates people. Vue takes over that table or that form while every other page stays as it is.",
  enquiryLabel: "See a component sketch",
  closing: {
    title: "Where should the page come alive?",
    text: "Name one part of a page and what prints the rest, such as Django or Laravel. We sketch its component, with its props and the path of your data.",
  },
  opening: "uses",
  usesTitle: "Ways to bring Vue in",
  uses: [
    {
      title: "Islands in server pages",
      description:
        "Django, Laravel, Rails or Thymeleaf renders the page. A small Vite build adds behaviour to one element of it.",
    },
    {
      title: "Replacing jQuery",
      description:
        "We rebuild the widget with the most bugs first, as a details element where it only opens and closes. The rest of the script stays until its turn.",
    },
    {
      title: "Vue 2 to Vue 3",
      description:
        "Vue 2 ended in December 2023. Components move in groups, with the compatibility build as a bridge that has an end date.",
    },
    {
      title: "Custom elements",
      description:
        "defineCustomElement turns a component into a tag that your CMS or another framework can use.",
    },
  ],
  fits: [
    "Back-office software where five screens of fifty need more than a form post.",
    "Your team is strong in HTML and CSS: a template reads like the page it makes.",
    "Single-page applications of moderate size, with Vue Router and Pinia.",
  ],
  alternatives: [
    {
      text: "A company that already runs React keeps hiring and upgrades simple by staying with it.",
      technology: "react-js",
    },
    {
      text: "Forty large forms built by several teams gain from Angular’s stricter conventions.",
      technology: "angular",
    },
  ],
  example: {
    title: "A filter for a list you already print",
    intro:
      "The server prints the full list into the page, and the rows into a JSON script tag with `<` escaped. An entry file parses them and mounts this component; if JavaScript fails, the printed list remains.",
    fileName: "InvoiceFilter.vue",
    code,
    notes: [
      "Destructured props stay reactive since Vue 3.5; `found` recomputes when `rows` or `text` change.",
      "`v-model` waits until an input method has finished composing. Listen to the `input` event yourself if every intermediate state must filter.",
      '`role="status"` lets a screen reader announce the new count while focus stays in the field.',
      "The key is the invoice id. An array index would attach the wrong element to a row after filtering.",
    ],
  },
  upkeepTitle: "Security and type checks",
  upkeep: [
    {
      title: "Template injection",
      description:
        "The compiler build, mounted on server markup with user text, would run {{ }} from a comment field, so you ship precompiled components.",
    },
    {
      title: "Content security policy",
      description:
        "Compiling templates in the browser needs unsafe-eval. Single-file components are compiled in the build, so your strict policy can stay.",
    },
    {
      title: "Types in the pipeline",
      description:
        "Vite strips types and leaves checking to vue-tsc, which runs as its own job and catches a renamed prop.",
    },
  ],
  officialDocs: [
    { label: "Ways of using Vue", url: "https://vuejs.org/guide/extras/ways-of-using-vue.html" },
    { label: "Security", url: "https://vuejs.org/guide/best-practices/security.html" },
    { label: "Vue 3 migration guide", url: "https://v3-migration.vuejs.org/" },
  ],
  pairsWith: [
    { technology: "java-script", reason: "The entry file and the types are plain TypeScript." },
    { technology: "spring-boot", reason: "Thymeleaf renders the page; Vue gets its rows as JSON." },
    { technology: "tailwind", reason: "Old templates and new components share the same tokens." },
  ],
};
