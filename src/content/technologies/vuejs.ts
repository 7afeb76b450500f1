import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/vuejs.vue?code";

export const details: TechnologyDetails = {
  description:
    "Vue.js adopted one page region at a time inside server-rendered applications, with an annotated component and security notes.",
  heading: "Vue.js, one region of a page at a time",
  lead:
    "You have a server-rendered application that works, and one screen that frustrates people. Vue can " +
    "take over that table or that form and leave every other page alone.",
  enquiryLabel: "Write to us about adopting Vue.js",
  closing: {
    title: "Point at one region of one page",
    text: "What should it do that it cannot do now? Mention what prints the rest: Django, Laravel, something older.",
  },
  opening: "uses",
  usesTitle: "Four ways in",
  uses: [
    {
      title: "Islands in server pages",
      description:
        "Django, Laravel, Rails or Thymeleaf renders the page. A small Vite build adds behaviour to one " +
        "element of it.",
    },
    {
      title: "Replacing jQuery",
      description:
        "We pick the plugin with the most bugs, rebuild that widget and delete it. The rest of the " +
        "script stays until its turn.",
    },
    {
      title: "Vue 2 to Vue 3",
      description:
        "Vue 2 ended in December 2023. Components move in groups, with the compatibility build as a " +
        "bridge that has an end date.",
    },
    {
      title: "Custom elements",
      description:
        "defineCustomElement turns a component into a tag that a CMS or another framework can use.",
    },
  ],
  fits: [
    "Back-office software where five screens of fifty need more than a form post.",
    "Teams strong in HTML and CSS: a template reads like the page it makes.",
    "Single-page applications of moderate size, with Vue Router and Pinia.",
  ],
  alternatives: [
    {
      text: "A company that already runs React: a second framework doubles hiring and upgrades. Stay with React.",
    },
    {
      text: "A panel that opens and closes: the details element of HTML does it without a script.",
    },
    {
      text: "Forty large forms built by several teams: Angular's stricter conventions pay off there.",
    },
  ],
  example: {
    title: "A filter for a table that exists",
    intro:
      "The server prints the full list into the page, and the rows into a JSON script tag with `<` escaped. " +
      "An entry file parses them and mounts this component. Without JavaScript the printed list remains.",
    fileName: "InvoiceFilter.vue",
    code,
    notes: [
      "Destructured props stay reactive since Vue 3.5; `found` recomputes when `rows` or `text` change.",
      "`v-model` waits until an input method has finished composing. Listen to the `input` event yourself if " +
        "every intermediate state must filter.",
      '`role="status"` lets a screen reader announce the new count while focus stays in the field.',
      "The key is the invoice id. An array index would attach the wrong element to a row after filtering.",
    ],
  },
  upkeepTitle: "Compiled before it ships",
  upkeep: [
    {
      title: "Template injection",
      description:
        "Never mount the compiler build on server markup that contains user text: {{ }} in a comment " +
        "field would run. We ship precompiled components only.",
    },
    {
      title: "Content security policy",
      description:
        "Compiling templates in the browser needs unsafe-eval. Single-file components do not, so a " +
        "strict policy can stay.",
    },
    {
      title: "Types in the pipeline",
      description:
        "Vite strips types and checks nothing. vue-tsc runs as its own job, or a renamed prop reaches " +
        "production.",
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
