import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/react-js.tsx?code";

export const details: TechnologyDetails = {
  description:
    "React interfaces and prerendered sites with small bundles, tested hydration and components your products can share.",
  heading: "React pages readable at first paint",
  lead: "Pages arrive as complete HTML and turn interactive once the script is there. This website works that way: its text is on your screen before React has loaded.",
  parts: [
    {
      kind: "example",
      title: "A media query that survives prerendering",
      intro:
        "A build machine has no screen. This hook gives it a fixed answer and the browser a true one, and hydration starts from matching markup.",
      fileName: "useNarrow.ts",
      code,
      notes: [
        "The third function serves the prerender and the first client render. React renders again at once if the screen is narrow.",
      ],
    },
    {
      kind: "points",
      title: "What we watch over",
      points: [
        {
          title: "Hydration",
          description:
            "A browser test opens each prerendered page and fails on a recoverable hydration error, which slows a page or misdirects a click.",
        },
        {
          title: "Old screens",
          description:
            "Class components and abandoned form libraries are replaced in turn, behind tests that describe what users do today.",
        },
        {
          title: "Server Components",
          description:
            "CVE-2025-55182 let strangers run code through them without a login. One person owns that server’s patches. Prerendered pages leave no React there to attack.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "hydrateRoot", url: "https://react.dev/reference/react-dom/client/hydrateRoot" },
    { label: "useSyncExternalStore", url: "https://react.dev/reference/react/useSyncExternalStore" },
  ],
  pairsWith: ["java-script", "pwa", "git-lab"],
};
