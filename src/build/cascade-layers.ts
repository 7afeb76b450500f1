import type { Plugin } from "vite";

/** From weak to strong: a page's style wins over that of a part that it shows, whatever their selectors and their order. */
const layers = ["base", "ui", "blocks", "pages"] as const;

type Layer = (typeof layers)[number];

const statement = `@layer ${layers.join()};`;

/**
 * Puts the styles of each source file into the cascade layer of its folder. Every style begins with the order of all layers:
 * the bundler decides which style comes first, and the order must not depend on it.
 */
export function cascadeLayers(): Plugin {
  return {
    name: "cascade-layers",
    enforce: "pre",
    transform: {
      filter: { id: /\.wyw-in-js\.css$/ },
      handler(code, id) {
        const layer = layerOf(id);
        return layer && { code: `${statement}\n@layer ${layer} {\n${code}\n}`, map: null };
      },
    },
  };
}

/** The layer of a style by the file that it is written in; none for print, which overrides everything. */
export function layerOf(file: string): Layer | undefined {
  const [, folder, name] = /\/src\/([\w-]+)\/(?:.*\/)?([\w-]+)\.[^/]*$/.exec(file) ?? [];
  if (folder === "styles") return name === "print" ? undefined : name === "global" ? "base" : "ui";
  if (folder === "ui" || folder === "blocks") return folder;
  return folder === "facts" ? "blocks" : "pages";
}
