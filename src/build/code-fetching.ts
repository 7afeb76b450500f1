import type { Plugin } from "vite";

/** Vite's own module for dynamic imports, which fetches with <link rel="modulepreload">. */
// oxlint-disable-next-line no-control-regex -- a module of Vite's own begins with this character.
const viteHelper = /^\0vite\/preload-helper\.js$/;

/** Has dynamic imports fetch their files as src/site/fetch-code.ts does. The development server imports directly. */
export function codeFetching(): Plugin {
  return {
    name: "code-fetching",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: viteHelper },
      handler: () => `export { fetchThenImport as __vitePreload } from "/src/site/fetch-code.ts";`,
    },
  };
}
