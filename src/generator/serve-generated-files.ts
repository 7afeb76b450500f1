import { isRunnableDevEnvironment, type Plugin } from "vite";

type GeneratedFiles = typeof import("./generated-files.ts");

/** Vite plugin: lets the development server answer with the files that a build writes beside the documents. */
export function serveGeneratedFiles(): Plugin {
  return {
    name: "serve-generated-files",
    configureServer({ middlewares, environments: { ssr } }) {
      if (!isRunnableDevEnvironment(ssr))
        throw new Error("The environment ssr does not run in this process.");
      const { runner } = ssr;
      middlewares.use((request, response, next) => {
        const address = request.url!;
        if (!/^\/(?:favicon\.svg|map\.(?:html|css))$/.test(address)) return next();
        runner
          .import<GeneratedFiles>("/src/generator/generated-files.ts")
          .then(async ({ generatedFile }) => {
            const file = await generatedFile(address);
            if (!file) return next();
            response.setHeader("Content-Type", file.mediaType).end(file.text);
          })
          .catch(next);
      });
    },
  };
}
