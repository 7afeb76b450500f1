import path from "node:path";
import type { Plugin } from "vite";
import { sourceFolder } from "./project-paths.ts";

const stylesFolder = path.join(sourceFolder, "styles");

/**
 * Vite plugin: when a colour or size of src/styles is saved, restarts the development server within its
 * process. wyw-in-js would keep the old value until a new start (its issue 134), whatever is invalidated.
 */
export function restartForStyles(): Plugin {
  return {
    name: "restart-for-styles",
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (path.dirname(file) === stylesFolder)
          void server.restart().then(() => server.ws.send({ type: "full-reload" }));
      });
    },
  };
}
