import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/react-js.tsx?code";

export const details: TechnologyDetails = {
  description:
    "React as used on this very site: prerendered pages, lazy routes, small bundles, and the cases in which we advise against it.",
  heading: "React, on the page you are reading",
  lead:
    "This site is React. Every page is rendered to HTML in the build, and the script is fetched after the first paint, " +
    "so the text was readable before React had loaded.",
  enquiryLabel: "Write to us about React",
  closing: {
    title: "Your react and react-dom lines",
    text:
      "Both are in package.json. With them, describe one screen where a single change must show in several " +
      "places, and say what renders its HTML.",
  },
  opening: "example",
  usesTitle: "What we build with it, this site included",
  uses: [
    {
      title: "Interfaces with shared state",
      description:
        "Planners and editors where one change shows in five places. What can be computed while rendering is never copied into state.",
    },
    {
      title: "Prerendered sites",
      description:
        "The pattern of this one. The build writes each page as HTML; hydrateRoot later attaches events to what is already there.",
    },
    {
      title: "Older React, brought forward",
      description:
        "Class components and abandoned form libraries replaced screen by screen, behind tests that describe what users do today.",
    },
  ],
  fits: [
    "Many interactive parts work on the same data.",
    "A design system is to become components that several products import.",
    "Pages must be complete before any script runs, for slow phones and for search engines.",
    "React Native is planned, and one team is to serve both.",
  ],
  alternatives: [
    {
      text: "Ten pages of text and one form. Plain HTML with a little JavaScript is lighter and ages better. At the size of this site, shared parts begin to pay.",
    },
    {
      text: "Adding behaviour to pages that a server renders already. Vue attaches to one element with less around it.",
    },
    {
      text: "Server Components, unless somebody patches that server quickly. `CVE-2025-55182` let strangers run code through them without a login. Prerendering leaves no React on a server to attack.",
    },
  ],
  example: {
    title: "A media query that survives prerendering",
    intro:
      "A build machine has no screen. This hook gives the build a fixed answer and the browser a true one, without a hydration " +
      "mismatch. At 768 pixels the enquiry card of this site changes its layout.",
    fileName: "useNarrow.ts",
    code,
    notes: [
      "The third function serves the prerender and the first client render. Both say false, so the HTML " +
        "matches; React renders again at once if the screen is narrow.",
      "`subscribe` stands outside the hook. A new function on each render would unsubscribe and subscribe every time.",
      "Where only appearance differs, CSS media queries need no script. The hook is for differences in behaviour.",
    ],
  },
  upkeepTitle: "Rules this site is checked by",
  upkeep: [
    {
      title: "Two packages, one version",
      description:
        "react and react-dom must match exactly; React 19 refuses to start when they differ. Both are pinned without a caret.",
    },
    {
      title: "Warnings before upgrades",
      description:
        "StrictMode is on in development, and a broken hooks rule fails CI. Code that breaks the rules of React is also " +
        "what the React Compiler has to skip.",
    },
    {
      title: "Hydration is tested",
      description:
        "A browser test opens each prerendered page and fails on a recoverable hydration error, which users would only notice as slowness.",
    },
    {
      title: "No escape hatch",
      description:
        "This site sets no HTML from strings, and Trusted Types would refuse it. Elsewhere raw HTML needs a " +
        "sanitiser and a second reviewer.",
    },
  ],
  officialDocs: [
    { label: "hydrateRoot", url: "https://react.dev/reference/react-dom/client/hydrateRoot" },
    { label: "prerender", url: "https://react.dev/reference/react-dom/static/prerender" },
    { label: "useSyncExternalStore", url: "https://react.dev/reference/react/useSyncExternalStore" },
  ],
  pairsWith: [
    {
      technology: "java-script",
      reason: "Props and states typed, so a changed component names its callers.",
    },
    { technology: "pwa", reason: "Prerendered files and an offline page make a site that opens anywhere." },
    { technology: "git-lab", reason: "The pipeline that renders the pages can also fail on their size." },
  ],
};
