import type { Plugin } from "vite";
import { readCompany } from "./company/read-company.ts";
import { mapPage } from "./map/map-page.ts";
import { mapStyle } from "./map/map-style.ts";
import { favicon } from "./pictures/favicon.ts";
import { serveFiles, type GeneratedFile } from "./serve-files.ts";

/**
 * Vite plugin: emits the favicon, and the document and stylesheet of the footer's map, which it makes from
 * the tokens and the company. The development server serves them too.
 */
export function faviconAndMap(): Plugin {
  return {
    name: "favicon-and-map",
    configureServer({ middlewares }) {
      serveFiles(middlewares, fileAt);
    },
    generateBundle: {
      // Runs after the fonts are in the bundle, as the map's stylesheet names their files.
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        this.emitFile({ type: "asset", fileName: "favicon.svg", source: favicon() });
        this.emitFile({ type: "asset", fileName: "map.html", source: mapPage(await readCompany()) });
        this.emitFile({ type: "asset", fileName: "map.css", source: await mapStyle(Object.keys(bundle)) });
      },
    },
  };
}

async function fileAt(address: string): Promise<GeneratedFile | undefined> {
  if (address === "/favicon.svg") return { text: favicon(), mediaType: "image/svg+xml" };
  if (address === "/map.css") return { text: await mapStyle([]), mediaType: "text/css" };
  if (address !== "/map.html") return undefined;
  return { text: mapPage(await readCompany()), mediaType: "text/html" };
}
