import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/react-js.tsx?code";

export const details: TechnologyDetails = {
  description:
    "React interfaces and prerendered sites with small bundles, tested hydration and components your products can share.",
  heading: "React pages readable at first paint",
  lead: "Your pages arrive as complete HTML and turn interactive once the script is there. This website works that way: its text is on your screen before React has loaded.",
  enquiryLabel: "Speed up my React screen",
  closing: {
    title: "Is one screen slower than the rest?",
    text: "Send its address, or describe it, with your React version. The reply names the likely cause, the measurement that would prove it and the first change we would make.",
  },
  opening: "example",
  usesTitle: "What we build with React",
  uses: [
    {
      title: "Interfaces with shared state",
      description:
        "In planners and editors one change shows in five places. What can be computed while rendering stays out of state, so those places always agree.",
    },
    {
      title: "Prerendered sites",
      description:
        "The build writes each page as HTML that any host can serve. hydrateRoot later attaches events to what is already there.",
    },
    {
      title: "Upgrades screen by screen",
      description:
        "Class components and abandoned form libraries are replaced in turn, behind tests that describe what your users do today.",
    },
  ],
  fits: [
    "Many interactive parts work on the same data.",
    "Your design system is to become components that several products import.",
    "Pages must be complete before any script runs, for slow phones and for search engines.",
    "React Native is planned, and one team is to serve both.",
  ],
  alternatives: [
    {
      text: "A handful of text pages with nothing to operate is lighter, and ages better, as plain HTML with a little JavaScript.",
      technology: "java-script",
    },
    {
      text: "Pages that a server already renders gain behaviour with less around it in Vue, which attaches to one element.",
      technology: "vuejs",
    },
  ],
  example: {
    title: "A media query that survives prerendering",
    intro:
      "A build machine has no screen, so this hook gives it a fixed answer and the browser a true one. Hydration then starts from matching markup.",
    fileName: "useNarrow.ts",
    code,
    notes: [
      "The third function serves the prerender and the first client render. Both say false, so the HTML matches; React renders again at once if the screen is narrow.",
      "`subscribe` stands outside the hook, since a new function on each render would unsubscribe and subscribe every time.",
      "Where only appearance differs, a CSS media query does the job. The hook is for differences in behaviour.",
    ],
  },
  upkeepTitle: "How your React code stays healthy",
  upkeep: [
    {
      title: "Two packages, one version",
      description:
        "react and react-dom must match exactly; React 19 refuses to start when they differ. We pin both to the same release.",
    },
    {
      title: "Warnings before upgrades",
      description:
        "StrictMode is on in development, and a broken hooks rule fails CI. Code that keeps the rules of React is also what the React Compiler can optimise.",
    },
    {
      title: "Hydration is tested",
      description:
        "A browser test opens each prerendered page and fails on a recoverable hydration error, which users would only notice as slowness.",
    },
    {
      title: "Raw HTML is guarded",
      description:
        "With Trusted Types on, the browser refuses HTML set from a plain string. Where you need some, it passes a sanitiser and a second reviewer.",
    },
    {
      title: "Server Components get an owner",
      description:
        "CVE-2025-55182 let strangers run code through them without a login. One person owns that server’s patches; prerendered pages leave no React there to attack.",
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
