import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { documentTheme } from "../styles/custom-properties.ts";
import { favicon } from "./favicon.ts";

/**
 * The files with a fixed address that have colours: a browser asks for them beside a page, so they cannot have them from
 * its style. Made for the build and for the development server alike.
 */
export function rootFiles(): Plugin {
  let root: string;
  const files = [
    { name: "favicon.svg", type: "image/svg+xml", make: favicon },
    { name: "map.css", type: "text/css", make: () => mapStyle(root) },
  ];
  return {
    name: "root-files",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer({ middlewares }) {
      for (const { name, type, make } of files)
        middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader("Content-Type", type);
          response.end(await make());
        });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { name, make } of files)
        this.emitFile({ type: "asset", fileName: name, source: await make() });
    },
  };
}

/** The style of the map that the footer frames: a document of its own, in the light theme. */
async function mapStyle(root: string): Promise<string> {
  const rules = await readFile(path.join(root, "src/styles/map.css"), "utf8");
  return `${documentTheme("light")}\n${rules}`;
}
