import type { Plugin } from "vite";
import { readCompany } from "./company/read-company.ts";
import type { ServerEntry } from "./documents/write-documents.ts";
import { mapPage } from "./map/map-page.ts";
import { mapStyle } from "./map/map-style.ts";
import { favicon } from "./pictures/favicon.ts";

type StaticPictures = Pick<ServerEntry, "drawStaticPictures">;

/**
 * Vite plugin: emits the favicon, and the document and stylesheet of the footer's map, which it makes from
 * the tokens and the company. The development server serves them too, and the drawings of the
 * demonstrations, which otherwise only prerendering writes.
 */
export function faviconAndMap(): Plugin {
  return {
    name: "favicon-and-map",
    configureServer({ middlewares, ssrLoadModule }) {
      // Vite loads the module again when a file has changed that it imports.
      const drawn = new WeakMap<StaticPictures, ReturnType<StaticPictures["drawStaticPictures"]>>();
      async function contentOf(address: string): Promise<string | undefined> {
        if (address === "/favicon.svg") return favicon();
        if (address === "/map.css") return mapStyle([]);
        if (address === "/map.html") return mapPage(await readCompany());
        if (!address.startsWith("/demos/")) return undefined;
        const module = (await ssrLoadModule("/src/demos/static-pictures.tsx")) as StaticPictures;
        if (!drawn.has(module)) drawn.set(module, module.drawStaticPictures());
        return (await drawn.get(module))!.get(address);
      }
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

function mediaTypeOf(text: string): string {
  if (text.startsWith("<svg")) return "image/svg+xml";
  return text.startsWith("<!doctype") ? "text/html" : "text/css";
}
