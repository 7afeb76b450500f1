import type { Plugin } from "vite";
import { readCompany } from "./company/read-company.ts";
import { mapPage } from "./map/map-page.ts";
import { mapStyle } from "./map/map-style.ts";
import { favicon } from "./pictures/favicon.ts";

/**
 * Vite plugin: emits the favicon, and the document and stylesheet of the footer's map, which it makes from
 * the tokens and the company. The development server serves them too.
 */
export function faviconAndMap(): Plugin {
  return {
    name: "favicon-and-map",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        contentOf(request.url!).then((text) => {
          if (text === undefined) return next();
          response.setHeader("Content-Type", mediaTypeOf(text)).end(text);
        }, next);
      });
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

async function contentOf(address: string): Promise<string | undefined> {
  if (address === "/favicon.svg") return favicon();
  if (address === "/map.css") return mapStyle([]);
  return address === "/map.html" ? mapPage(await readCompany()) : undefined;
}

function mediaTypeOf(text: string): string {
  if (text.startsWith("<svg")) return "image/svg+xml";
  return text.startsWith("<!doctype") ? "text/html" : "text/css";
}
