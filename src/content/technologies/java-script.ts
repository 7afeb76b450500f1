import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java-script.js?code";

export const details: TechnologyDetails = {
  description:
    "JavaScript and TypeScript front ends checked from the first file, with small bundles, agreed browser support and older code typed folder by folder.",
  heading: "JavaScript with types from the first file",
  lead: "You find a misspelt property in your editor, long before a customer could. We check types from the start, in TypeScript or in JSDoc comments.",
  enquiryLabel: "Plan our move to TypeScript",
  closing: {
    title: "How much of your code has types?",
    text: "Count your .js files and your .ts files, and name the one that handles money. You receive an order of conversion and the compiler flags for each step.",
  },
  opening: "uses",
  usesTitle: "How types get into your code",
  uses: [
    {
      title: "Front ends in TypeScript",
      description:
        "Strict checks and checked index access are on from the first commit. Each use of any carries a comment that defends it. Unions replace enum, so Node.js can run a file by stripping its types.",
    },
    {
      title: "Plain files, still checked",
      description:
        "Embeds and small libraries can skip the build step: types live in comments, tsc reads them, and the file you wrote is the file that ships.",
    },
    {
      title: "Untyped code, folder by folder",
      description:
        "allowJs comes first, then // @ts-check file by file. CI counts the unchecked files, so their number can only fall.",
    },
    {
      title: "Checked data from outside",
      description:
        "Types vanish at run time, so JSON passes a Valibot or Zod schema before it gets one. A cast would only silence the compiler.",
    },
  ],
  fits: [
    "The states of a screen can be listed, each with its own data.",
    "A rule such as a price calculation must give the same answer in the browser and on the server.",
    "Your script runs inside other people’s pages, where every kilobyte counts.",
  ],
  alternatives: [
    {
      text: "Dialogs, date formats and random ids are built into browsers, so a package for them is one more upgrade.",
    },
    {
      text: "Calculations over large tables run better beside the data, in SQL or Python.",
      technology: "python",
    },
  ],
  example: {
    title: "A switch that the compiler completes",
    intro:
      "Browsers and Node.js run this file as it is. Under `tsc --checkJs --strict` its comments become types: a basket is in exactly one of three states.",
    fileName: "basket.js",
    code,
    notes: [
      "`reason` exists only in the failed state. Your editor marks an attempt to read it in another case.",
      "The function is declared to return a string. Delete a case, or add a fourth state, and `tsc` answers with TS2366: it could end without returning.",
      "Money stays an integer until it is shown. `en-IN` groups 12345650 paise as 1,23,456.50 rupees.",
    ],
  },
  upkeepTitle: "A compiler and packages you control",
  upkeep: [
    {
      title: "A pinned compiler",
      description:
        "A TypeScript minor release may report new errors. Your package.json names the exact version, which goes up in a merge of its own.",
    },
    {
      title: "New packages wait",
      description:
        "npm’s min-release-age holds a fresh version back for some days, time in which a hijacked release tends to be noticed. npm ci then installs from the lockfile.",
    },
    {
      title: "Agreed browser support",
      description:
        "A Baseline year is agreed and linted. Each polyfill names the browser that needs it and leaves together with it.",
    },
  ],
  officialDocs: [
    { label: "MDN: JavaScript", url: "https://developer.mozilla.org/en-US/docs/Web/JavaScript" },
    {
      label: "TypeScript: types in JSDoc",
      url: "https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html",
    },
    { label: "TypeScript: TSConfig reference", url: "https://www.typescriptlang.org/tsconfig/" },
  ],
  pairsWith: [
    { technology: "vuejs", reason: "For pages from a server that need behaviour in a few places." },
    { technology: "react-js", reason: "When the list of states has grown into an application." },
    { technology: "node-js", reason: "Shared modules: one price rule, imported on both sides." },
  ],
};
