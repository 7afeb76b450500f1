import type { Plugin } from "vite";

/**
 * From weak to strong: a page's style overrides that of a component that it shows, whatever their selectors
 * and order.
 */
const layers = ["base", "components", "sections", "pages", "demos"] as const;

/** Styles in src/styles name their layer themselves. Those without one override all layers. */
const folderLayers = new Map<string, (typeof layers)[number] | undefined>([
  ["styles", undefined],
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
      filter: { id: /\.css$/ },
      handler(code, id) {
        const layer = layerOf(id);
        return layer && { code: `${layerOrder}\n@layer ${layer} {\n${code}\n}`, map: null };
      },
    },
  };
}

/**
 * Returns the layer of the styles in a source file; undefined if they name it themselves. Throws an error for
 * a folder that has no layer yet.
 */
export function layerOf(file: string): (typeof layers)[number] | undefined {
  const [, folder] = /\/src\/([\w-]+)\/[^?]*$/.exec(file) ?? [];
  if (!folderLayers.has(folder!))
    throw new Error(`Name a cascade layer for src/${folder} in cascade-layers.ts (${file}).`);
  return folderLayers.get(folder!);
}
