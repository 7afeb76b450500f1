import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/java-script.js?highlighted";

export const details: TechnologyDetails = {
  description:
    "JavaScript and TypeScript front ends with types from the first file, checked data from outside and older code converted file by file.",
  heading: "JavaScript with types from the first file",
  lead: "With types, a misspelt property shows up in the editor, long before a customer runs into it. We write TypeScript, or JavaScript with types in JSDoc comments.",
  parts: [
    {
      kind: "points",
      title: "How your code gets its types",
      points: [
        {
          title: "Untyped code, file by file",
          description:
            "We start with allowJs, then add // @ts-check file by file. CI counts the unchecked files, and that number can only go down.",
        },
        {
          title: "Outside data is checked",
          description:
            "Types disappear at run time. JSON has to pass a Valibot or Zod schema before the code trusts it.",
        },
      ],
    },
    {
      kind: "example",
      title: "The compiler finds the missing case",
      intro:
        "Browsers and Node.js run this file as it is. Run `tsc --ignoreConfig --noEmit --checkJs --strict basket.js` and the comments become types: a basket is always in exactly one of three states.",
      fileName: "basket.js",
      code,
      notes: [
        "Delete a case or add a fourth state, and `tsc` reports TS2366: the function could end without returning.",
      ],
    },
  ],
  officialDoc: {
    label: "TypeScript: types in JSDoc",
    url: "https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html",
  },
  pairsWith: ["vuejs", "react-js", "node-js"],
};
