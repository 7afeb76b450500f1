import type { Plugin } from "vite";
import { serveFiles } from "./serve-files.ts";
import type { ServerEntry } from "./server/server-entry.ts";

type StaticPictures = Pick<ServerEntry, "drawStaticPictures">;

/**
 * Vite plugin: lets the development server draw the static pictures of the demonstrations, which prerendering
 * writes in a build.
 */
export function serveStaticPictures(): Plugin {
  return {
    name: "serve-static-pictures",
    configureServer({ middlewares, ssrLoadModule }) {
      // Vite loads the module again when a file has changed that it imports.
      const drawn = new WeakMap<StaticPictures, ReturnType<StaticPictures["drawStaticPictures"]>>();
      serveFiles(middlewares, async (address) => {
        if (!address.startsWith("/demos/")) return undefined;
        const module = (await ssrLoadModule("/src/demos/static-pictures.tsx")) as StaticPictures;
        if (!drawn.has(module)) drawn.set(module, module.drawStaticPictures());
        const text = (await drawn.get(module))!.get(address);
        return text === undefined ? undefined : { text, mediaType: "image/svg+xml" };
      });
    },
  };
}
