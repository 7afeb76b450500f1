import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/react-js.tsx?highlighted";

export const details: TechnologyDetails = {
  description:
    "React interfaces and prerendered sites with small bundles, tested hydration and components your products can share.",
  heading: "React pages you can read at first paint",
  lead: "Pages arrive as complete HTML and become interactive once the script has loaded, as on this website.",
  parts: [
    {
      kind: "example",
      title: "A media query that survives prerendering",
      intro:
        "A build machine has no screen. This hook gives the build a fixed answer and the browser the real one, and the two sets of markup match when hydration starts.",
      fileName: "useNarrow.ts",
      code,
      notes: [
        "The third function serves the prerender and the first client render. On a narrow screen, React renders again straight away.",
      ],
    },
    {
      kind: "points",
      title: "What we look after",
      points: [
        {
          title: "Hydration",
          description:
            "A browser test opens each prerendered page and fails on hydration errors, even recoverable ones, which slow the page down or send a click to the wrong element.",
        },
        {
          title: "Server Components",
          description:
            "CVE-2025-55182 let anyone run code on the server without logging in. Server Components rendered for each request need a server, and someone has to keep it patched. Prerendered pages leave no React on a server to attack.",
        },
      ],
    },
  ],
  officialDoc: {
    label: "useSyncExternalStore",
    url: "https://react.dev/reference/react/useSyncExternalStore",
  },
  pairsWith: ["java-script", "pwa", "git-lab"],
};
