import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { documentTheme } from "../styles/custom-properties.ts";
import { favicon } from "./favicon.ts";

/**
 * Makes the favicon and the style of the map, which are no part of a page's style but have its colours. The development
 * server has them too.
 */
export function rootFiles(): Plugin {
  return {
    name: "root-files",
    configureServer({ middlewares }) {
      middlewares.use("/favicon.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml").end(favicon());
      });
      middlewares.use("/map.css", (_request, response, next) => {
        mapStyle([]).then((style) => response.setHeader("Content-Type", "text/css").end(style), next);
      });
    },
    generateBundle: {
      // After the fonts, which the map names.
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        this.emitFile({ type: "asset", fileName: "favicon.svg", source: favicon() });
        this.emitFile({ type: "asset", fileName: "map.css", source: await mapStyle(Object.keys(bundle)) });
      },
    },
  };
}

/** The style of the footer's map: a document in the light theme, with those of the site's fonts that are in the bundle. */
async function mapStyle(bundled: string[]): Promise<string> {
  const rules = await readFile(path.resolve(import.meta.dirname, "../styles/map.css"), "utf8");
  const families = { "archivo-text": "Archivo Text", "archivo-display": "Archivo Display" };
  const fontFaces = Object.entries(families).flatMap(([name, family]) =>
    bundled
      .filter((file) => file.startsWith(`assets/${name}-`) && !file.includes("-ext-"))
      .map(
        (file) =>
          `@font-face{font-family:"${family}";src:url(/${file})format("woff2");font-weight:400 820;font-display:swap}`,
      ),
  );
  return [documentTheme("light"), ...fontFaces, rules].join("\n");
}
