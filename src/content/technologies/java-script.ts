import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java-script.js?code";

export const details: TechnologyDetails = {
  description:
    "JavaScript and TypeScript front ends checked from the first file, with small bundles, agreed browser support and older code typed folder by folder.",
  heading: "JavaScript with types from the first file",
  lead: "A misspelt property shows up in the editor, long before a customer could find it. We check types from the start, in TypeScript or in JSDoc comments.",
  parts: [
    {
      kind: "points",
      title: "How types come into your code",
      points: [
        {
          title: "Front ends in TypeScript",
          description:
            "Strict checks and checked index access are on from the first commit. Unions replace enum, and Node.js can run a file by stripping its types.",
        },
        {
          title: "Untyped code, folder by folder",
          description:
            "allowJs comes first, then // @ts-check file by file. CI counts the unchecked files: their number can only fall.",
        },
        {
          title: "Checked data from outside",
          description: "Types vanish at run time. JSON passes a Valibot or Zod schema before it has one.",
        },
      ],
    },
    {
      kind: "example",
      title: "A switch that the compiler completes",
      intro:
        "Browsers and Node.js run this file as it is. Under `tsc --checkJs --strict` its comments become types: a basket is in exactly one of three states.",
      fileName: "basket.js",
      code,
      notes: [
        "`reason` exists only in the failed state.",
        "The function is declared to return a string. Delete a case, or add a fourth state, and `tsc` answers with TS2366: it could end without returning.",
        "Money stays an integer until it is shown. `en-IN` groups 12345650 paise as 1,23,456.50 rupees.",
      ],
    },
    {
      kind: "points",
      title: "A compiler and packages you control",
      points: [
        {
          title: "A pinned compiler",
          description:
            "A TypeScript minor release may report new errors. package.json names the exact version, which goes up in a merge of its own.",
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
  pairsWith: ["vuejs", "react-js", "node-js"],
};
