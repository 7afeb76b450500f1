import type { Plugin } from "vite";

type GeneratedFiles = typeof import("./generated-files.ts");

/** Vite plugin: lets the development server answer with the files that a build writes beside the documents. */
export function serveGeneratedFiles(): Plugin {
  return {
    name: "serve-generated-files",
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use((request, response, next) => {
        const address = request.url!;
        if (!/^\/(?:favicon\.svg|map\.(?:html|css)|demos\/.*)$/.test(address)) return next();
        ssrLoadModule("/src/generator/generated-files.ts")
          .then(async (module) => {
            const file = await (module as GeneratedFiles).generatedFile(address);
            if (!file) return next();
            response.setHeader("Content-Type", file.mediaType).end(file.text);
          })
          .catch(next);
      });
    },
  };
}
