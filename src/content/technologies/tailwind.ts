import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/tailwind.css?code";

export const details: TechnologyDetails = {
  description:
    "Tailwind CSS for dashboards, forms and tables that share one design: strict themes, upgrades from version 3 to 4 and a way out of grown stylesheets.",
  heading: "Tailwind CSS for screens that repeat",
  lead: "Your dashboards, forms and tables keep one look while many people build them. Utility classes put the styling into the markup, and a strict theme offers only what your design contains.",
  enquiryLabel: "Settle my CSS question",
  closing: {
    title: "Utility classes or plain CSS?",
    text: "Name three screens that ought to match, and the oldest browser your customers use. Our recommendation follows by e-mail, with the version, the reasons and the screen to convert first.",
  },
  opening: "fit",
  usesTitle: "Where utilities pay off",
  uses: [
    {
      title: "Internal tools",
      description:
        "Many screens are made from the same twenty parts, so your developers can skip inventing a class name for each wrapper.",
    },
    {
      title: "Strict design tokens",
      description:
        "We delete the default palette and breakpoints. A colour outside the design then produces no CSS at all.",
    },
    {
      title: "Rescue of grown stylesheets",
      description:
        "New components use utilities; the old file loses a section whenever a screen is rebuilt, until it can go.",
    },
  ],
  fits: [
    "Component frameworks, where a long class list is written once and has a name: the component.",
    "Your team copies markup between projects and wants the styling to travel with it.",
    "Layouts change weekly: deleting markup deletes its styles from the next build.",
  ],
  alternatives: [
    {
      text: "Illustrated pages full of masks, gradients and keyframes are easier to draw in plain CSS beside each component.",
      service: "ui-design",
    },
    {
      text: "Class names stored in a CMS are invisible to the build, and a library for other companies should not depend on your Tailwind set-up. Plain CSS with custom properties serves both.",
      service: "web-development",
    },
  ],
  example: {
    title: "A theme with only your colours in it",
    intro:
      "The whole configuration of a small product in version 4, which is written in CSS. Compiled with the official command-line tool, 4.3, `bg-action` works and `bg-red-500` yields nothing.",
    fileName: "app.css",
    code,
    notes: [
      '`source("../src")` limits the search for class names to one folder, relative to this file.',
      "The two lines with `initial` clear the built-in colours and breakpoints before yours are set.",
      "`focus-ring` is ordinary CSS under a utility name; it accepts variants such as `wide:focus-ring`.",
      "The last line forces two classes into the output because their names come from data, where the scanner cannot find them.",
    ],
  },
  upkeepTitle: "Upgrades and a clean build",
  upkeep: [
    {
      title: "From version 3 to 4",
      description:
        "The official upgrade tool rewrites configuration and renamed classes. We run it on a branch and compare screenshots, since defaults such as border colour changed. Your customers need at least Safari 16.4, Chrome 111 or Firefox 128.",
    },
    {
      title: "Layers",
      description:
        "Version 4 emits cascade layers, so an unlayered rule left over from older CSS now beats a utility, whatever its specificity.",
    },
    {
      title: "Compiled files only",
      description:
        "The Play CDN script compiles in the visitor’s browser and is meant for trials. You ship the built file, which a strict style-src allows.",
    },
    {
      title: "Square brackets",
      description:
        "Each p-[13px] is a decision outside the theme. A linter counts them, and a repeated one becomes a token.",
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
    { technology: "angular", reason: "Dense forms gain one consistent spacing scale." },
  ],
};
