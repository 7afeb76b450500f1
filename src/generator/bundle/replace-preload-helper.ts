import type { Plugin } from "vite";

/** Vite's own helper for dynamic imports, which fetches their files with <link rel="modulepreload">. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;

/**
 * Vite plugin: makes dynamic imports of a build fetch their files by src/loading/fetch-code.ts, which can try
 * again after a failure. The development server imports directly.
 */
export function replacePreloadHelper(): Plugin {
  return {
    name: "replace-preload-helper",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: preloadHelper },
      handler: () => `export { fetchThenImport as __vitePreload } from "/src/loading/fetch-code.ts";`,
    },
  };
}
