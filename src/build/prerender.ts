import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { recordImports } from "./page-scripts.ts";
import type { ServerEntry } from "./write-documents.ts";
import { writePrerenderedFiles } from "./write-prerendered-files.ts";

const serverEntry = "src/entry-server.tsx";

/**
 * One `vite build` makes the client, the server bundle and, from both, a finished HTML file for every page, with the
 * headers, pictures and files for crawlers that follow from them.
 */
export function prerender(): Plugin {
  const serverOut = "node_modules/.prerender";
  return {
    name: "prerender",
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true, modulePreload: { polyfill: false } } },
        ssr: {
          // Icons are drawings to compile, not modules that Node could load.
          resolve: { noExternal: ["@tabler/icons", "simple-icons"] },
          build: {
            ssr: true,
            outDir: serverOut,
            emptyOutDir: true,
            copyPublicDir: false,
            // One file: Node would take longer to find a thousand.
            rolldownOptions: { input: { entry: serverEntry }, output: { codeSplitting: false } },
          },
        },
      },
    }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        if (this.environment.name !== "ssr") return;
        return { code: recordImports(code, path.relative(this.environment.config.root, id)), map: null };
      },
    },
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("Prerendering needs the client and the ssr environment.");
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        const server = path.resolve(builder.config.root, serverOut, "entry.js");
        await writePrerenderedFiles(
          builder.config,
          client.config.build.outDir,
          (await import(pathToFileURL(server).href)) as ServerEntry,
        );
      },
    },
  };
}
