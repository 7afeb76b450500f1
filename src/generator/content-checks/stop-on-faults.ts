import type { Plugin } from "vite";
import { contentFaults } from "./content-faults.ts";

/**
 * Vite plugin: stops the build, or the development server, with a line for each fault in the content. It must
 * come first, so that one error names all faults and no later step meets faulty content.
 */
export function stopOnFaults(): Plugin {
  return {
    name: "stop-on-faults",
    enforce: "pre",
    async config() {
      const faults = await contentFaults();
      if (faults.length > 0) throw new Error(["The content has faults:", ...faults].join("\n"));
    },
  };
}
