import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";

type ServerBundle = typeof import("./write-prerendered-files.ts");

const serverEntry = "src/generator/write-prerendered-files.ts";
const serverOutDir = "node_modules/.prerender";

/**
 * Vite plugin: lets one `vite build` make the client and the server bundle, render every page with the server
 * bundle, and write the documents, headers, share images and files for crawlers into the folder of the
 * client.
 */
export function prerender(): Plugin {
  return {
    name: "prerender",
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            // The manifest tells which script file a source file has become.
            manifest: true,
            // What several pages use has loaded before another page is imported, so its file has nothing to
            // fetch with it.
            modulePreload: false,
          },
        },
        ssr: {
          // Icons are SVG files, which have to be compiled before Node can load them.
          resolve: { noExternal: ["@tabler/icons"] },
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
        await builder.build(client);
        await builder.build(ssr);
        const { root } = builder.config;
        const outDir = path.resolve(root, client.config.build.outDir);
        const manifestFile = path.join(outDir, ".vite/manifest.json");
        const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
        await rm(path.dirname(manifestFile), { recursive: true });
        const serverFile = pathToFileURL(path.resolve(root, serverOutDir, "entry.js"));
        const { writePrerenderedFiles } = (await import(serverFile.href)) as ServerBundle;
        await writePrerenderedFiles({
          config: builder.config,
          outDir,
          manifest,
        });
      },
    },
  };
}
