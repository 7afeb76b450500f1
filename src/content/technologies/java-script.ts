import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java-script.js?code";

export const details: TechnologyDetails = {
  description:
    "JavaScript front ends with types by default: what we write ourselves, what the browser already does, and an annotated example.",
  heading: "JavaScript with the types switched on",
  lead:
    "A misspelt property is found by the editor, by a test or by your customer. We check types from the first file, " +
    "in TypeScript or in JSDoc comments, to keep it at the first of those.",
  enquiryLabel: "Write to us about JavaScript",
  closing: {
    title: "Count the .js files, then the .ts files",
    text: "With those two numbers, tell us which file handles money and which one trusts JSON from somebody else.",
  },
  opening: "uses",
  usesTitle: "Where the types come from",
  uses: [
    {
      title: "Front ends in TypeScript",
      description:
        "Strict checks and checked index access from the first commit. Each any carries a comment that defends it.",
    },
    {
      title: "Plain files, still checked",
      description:
        "For embeds and small libraries without a build step: types live in comments, tsc reads them, and the file " +
        "you wrote is the file that ships.",
    },
    {
      title: "Untyped code, one folder at a time",
      description:
        "allowJs first, then // @ts-check file by file. CI counts the unchecked files and fails when the number rises.",
    },
    {
      title: "A guarded border",
      description:
        "Types vanish at run time, so JSON from outside passes a Valibot or Zod schema before it gets one.",
    },
  ],
  fits: [
    "The states of a screen can be listed, and each has its own data.",
    "A rule such as a price calculation must give the same answer in the browser and on the server.",
    "Your script runs inside other people's pages, where its size is their problem.",
  ],
  alternatives: [
    {
      text: "A package for what the platform has. Dialogs, date formats and random ids are built in, and nobody has to upgrade them.",
    },
    {
      text: "`enum`, `namespace` and parameter properties. Unions of strings do the job, and Node.js runs a file without them by stripping its types.",
    },
    {
      text: "Casting a response with `as User`. The compiler stops asking and nothing was checked; use a schema.",
    },
  ],
  example: {
    title: "A switch that the compiler completes",
    intro:
      "Browsers and Node.js run this file as it is. Under `tsc --checkJs --strict` its comments become types: a basket is in " +
      "exactly one of three states.",
    fileName: "basket.js",
    code,
    notes: [
      "`reason` exists only in the failed state. Reading it in another case is an error in the editor.",
      "The function is declared to return a string. Delete a case, or add a fourth state, and `tsc` answers " +
        "with TS2366: it could end without returning.",
      "Money stays an integer until it is shown. `en-IN` groups 12345650 paise as 1,23,456.50 rupees.",
    ],
  },
  upkeepTitle: "Agreed before the first import",
  upkeep: [
    {
      title: "The compiler is pinned",
      description:
        "A TypeScript minor release may report new errors. The exact version is in package.json and goes up in a merge of its own.",
    },
    {
      title: "New packages wait",
      description:
        "npm's min-release-age holds a fresh version back for some days, time in which a hijacked release tends to be " +
        "noticed. The lockfile is committed and installed with npm ci.",
    },
    {
      title: "Browser support in writing",
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
