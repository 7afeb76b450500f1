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
  const files: { name: string; type: string; make: (bundled?: string[]) => string | Promise<string> }[] = [
    { name: "favicon.svg", type: "image/svg+xml", make: favicon },
    { name: "map.css", type: "text/css", make: (bundled: string[] = []) => mapStyle(root, bundled) },
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
    generateBundle: {
      // After the fonts, which the map names.
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const { name, make } of files)
          this.emitFile({ type: "asset", fileName: name, source: await make(Object.keys(bundle)) });
      },
    },
  };
}

/** The style of the map that the footer frames: a document of its own, in the light theme and in the site's type. */
async function mapStyle(root: string, bundled: string[]): Promise<string> {
  const rules = await readFile(path.join(root, "src/styles/map.css"), "utf8");
  return [documentTheme("light"), ...fontRules(bundled), rules].join("\n");
}

/** The page around the frame has fetched the same files. The development server has none; there the map has Arial. */
function fontRules(bundled: string[]): string[] {
  const faces = { "archivo-text": "Archivo Text", "archivo-display": "Archivo Display" };
  return Object.entries(faces).flatMap(([name, family]) =>
    bundled
      .filter((file) => file.startsWith(`assets/${name}-`) && !file.includes("-ext-"))
      .map(
        (file) =>
          `@font-face{font-family:"${family}";src:url(/${file})format("woff2");font-weight:400 820;font-display:swap}`,
      ),
  );
}
