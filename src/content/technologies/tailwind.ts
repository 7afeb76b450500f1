import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/tailwind.css?code";

export const details: TechnologyDetails = {
  description:
    "When utility CSS fits and when it does not: a strict Tailwind CSS theme, upgrade notes, and why this site is styled differently.",
  heading: "Tailwind where the screens repeat",
  lead:
    "Utility classes are a good language for dashboards, forms and tables. For drawn, one-off pages they " +
    "are a poor one, and this website is such a case.",
  enquiryLabel: "Write to us about your front-end styles",
  closing: {
    title: "Three screens that ought to match",
    text:
      "List them with the part they share, such as a filter bar. We will ask for the oldest browser your " +
      "customers use before we recommend a version.",
  },
  opening: "fit",
  usesTitle: "Where utilities earn their place",
  uses: [
    {
      title: "Internal tools",
      description:
        "Many screens made from the same twenty parts, built by people who do not want to invent a class " +
        "name for each wrapper.",
    },
    {
      title: "Design tokens with teeth",
      description:
        "We delete the default palette and breakpoints. A colour outside the design then produces no CSS " +
        "at all.",
    },
    {
      title: "Rescue of grown stylesheets",
      description:
        "New components use utilities; the old file loses a section whenever a screen is rebuilt, until " +
        "it can go.",
    },
  ],
  fits: [
    "Component frameworks, where a long class list is written once and has a name: the component.",
    "Teams that copy markup between projects and want the styling to travel with it.",
    "Products that change layout weekly: deleting markup deletes its styles from the next build.",
  ],
  alternatives: [
    {
      text: "Pages edited in a CMS: classes saved in a database are invisible to the build. Write plain CSS for article content.",
    },
    {
      text: "Illustrated pages full of masks, gradients and keyframes. Our own stamps and envelope are plain CSS beside each component, and Linaria extracts it at build time.",
    },
    {
      text: "A component library for other companies: ship plain CSS with custom properties, so that they need no build step of yours.",
    },
    {
      text: "Customers on old browsers: version 4 needs at least Safari 16.4, Chrome 111 or Firefox 128. Use plain CSS with fallbacks.",
    },
  ],
  example: {
    title: "A theme that says no",
    intro:
      "The whole configuration of a small product in version 4, which is written in CSS. We compiled it " +
      "with the official command-line tool, 4.3: `bg-action` works, `bg-red-500` yields nothing.",
    fileName: "app.css",
    code,
    notes: [
      '`source("../src")` limits the search for class names to one folder, relative to this file.',
      "The two lines with `initial` clear the built-in colours and breakpoints before ours are set.",
      "`focus-ring` is ordinary CSS under a utility name; it accepts variants such as `wide:focus-ring`.",
      "The last line forces two classes into the output because their names come from data, where the " +
        "scanner cannot find them.",
    ],
  },
  upkeepTitle: "Four habits of a clean build",
  upkeep: [
    {
      title: "From version 3 to 4",
      description:
        "The official upgrade tool rewrites configuration and renamed classes. We run it on a branch and " +
        "compare screenshots, since defaults such as border colour changed.",
    },
    {
      title: "Layers",
      description:
        "Version 4 emits cascade layers. Any unlayered rule left over from older CSS now beats a " +
        "utility, whatever its specificity.",
    },
    {
      title: "Compiled files only",
      description:
        "The Play CDN script compiles in the visitor's browser and is meant for trials. We ship the " +
        "built file, so style-src 'self' is enough.",
    },
    {
      title: "Square brackets",
      description:
        "Each p-[13px] is a decision outside the theme. A linter counts them, and a repeated one becomes " +
        "a token.",
    },
  ],
  officialDocs: [
    { label: "Theme variables", url: "https://tailwindcss.com/docs/theme" },
    { label: "Upgrade guide", url: "https://tailwindcss.com/docs/upgrade-guide" },
    { label: "Compatibility", url: "https://tailwindcss.com/docs/compatibility" },
  ],
  pairsWith: [
    { technology: "react-js", reason: "The component gives the class list its name." },
    { technology: "vuejs", reason: "Server templates and Vue regions can share one theme file." },
    { technology: "angular", reason: "Dense forms gain one spacing scale." },
  ],
};
