import type { Plugin } from "vite";

/**
 * From weak to strong: a page's style overrides that of a component that it shows, whatever their selectors
 * and order.
 */
const layers = ["base", "components", "sections", "pages", "demos"] as const;

type Layer = (typeof layers)[number];

const folderLayers = new Map<string, Layer>([
  ["components", "components"],
  ["sections", "sections"],
  ["app", "pages"],
  ["demos", "demos"],
  ["enquiry", "pages"],
  ["layout", "pages"],
  ["pages", "pages"],
]);

const layerOrder = `@layer ${layers.join()};`;

/**
 * Vite plugin: puts the styles of each source file into the cascade layer of its folder. Each style begins
 * with the order of all layers, so that the order does not depend on which style the bundler puts first.
 */
export function cascadeLayers(): Plugin {
  return {
    name: "cascade-layers",
    enforce: "pre",
    transform: {
      filter: { id: /\.wyw-in-js\.css$/ },
      handler(code, id) {
        const layer = layerOf(id);
        return layer && { code: `${layerOrder}\n@layer ${layer} {\n${code}\n}`, map: null };
      },
    },
  };
}

/**
 * Returns the layer of the styles in a source file; undefined for print, which has no layer and so overrides
 * all layers. Throws an error for a folder that has no layer yet.
 */
export function layerOf(file: string): Layer | undefined {
  const [, folder, name] = /\/src\/([\w-]+)\/(?:.*\/)?([\w-]+)\.[^/]*$/.exec(file) ?? [];
  if (folder === "styles") return name === "print" ? undefined : name === "global" ? "base" : "components";
  const layer = folderLayers.get(folder!);
  if (!layer) throw new Error(`Name a cascade layer for src/${folder} in cascade-layers.ts (${file}).`);
  return layer;
}
