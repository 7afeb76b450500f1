import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/react-js.tsx?highlighted";

export const details: TechnologyDetails = {
  description:
    "React interfaces and prerendered sites with small bundles, tested hydration and components your products can share.",
  heading: "React pages you can read at first paint",
  lead: "Pages arrive as complete HTML and become interactive once the script has loaded. This website works that way, so you could read this text before React loaded.",
  parts: [
    {
      kind: "example",
      title: "A media query that survives prerendering",
      intro:
        "A build machine has no screen, so this hook gives the build a fixed answer and the browser the real one. That way, hydration starts from markup that matches.",
      fileName: "useNarrow.ts",
      code,
      notes: [
        "The third function is used for the prerender and the first client render. If the screen is narrow, React renders again straight away.",
      ],
    },
    {
      kind: "points",
      title: "What we look after",
      points: [
        {
          title: "Hydration",
          description:
            "A browser test opens each prerendered page and fails if there are hydration errors, even recoverable ones, because they slow the page down or send a click to the wrong element.",
        },
        {
          title: "Server Components",
          description:
            "CVE-2025-55182 let anyone run code on the server without logging in. If you use Server Components, someone has to keep that server patched. With prerendered pages there is no React on a server to attack.",
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
