import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { isRunByEveryPage } from "./bundle/chunk-groups.ts";
import type { ServerEntry } from "./server/server-entry.ts";
import { writePrerenderedFiles } from "./write-prerendered-files.ts";

const serverEntry = "src/generator/server/entry-server.tsx";

/**
 * Vite plugin: lets one `vite build` make the client and the server bundle, render every page with the server
 * bundle, and write the documents, headers, share images and files for crawlers into the folder of the
 * client.
 */
export function prerender(): Plugin {
  const serverOutDir = "node_modules/.prerender";
  return {
    name: "prerender",
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            modulePreload: {
              polyfill: false,
              // An import() fetches the files that it needs, except those that every page has run before it.
              resolveDependencies: (_file, needed) => needed.filter((file) => !isRunByEveryPage(file)),
            },
          },
        },
        ssr: {
          // Icons are SVG files, which have to be compiled before Node can load them.
          resolve: { noExternal: ["@tabler/icons", "simple-icons"] },
          build: {
            ssr: true,
            outDir: serverOutDir,
            emptyOutDir: true,
            // Node loads one file faster than a thousand.
            rolldownOptions: { input: { entry: serverEntry }, output: { codeSplitting: false } },
          },
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("Prerendering needs the client and the ssr environment.");
        const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
        await builder.build(ssr);
        const { root } = builder.config;
        const serverFile = pathToFileURL(path.resolve(root, serverOutDir, "entry.js"));
        await writePrerenderedFiles({
          config: builder.config,
          outDir: path.resolve(root, client.config.build.outDir),
          output,
          server: (await import(serverFile.href)) as ServerEntry,
        });
      },
    },
  };
}
