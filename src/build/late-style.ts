import type { Plugin } from "vite";

const comment = /\/\*[^]*?\*\//g;

/**
 * Vite takes styles/late.css for a file to be copied. In the build it loses what only its readers need: a third of it, on
 * every visit. Its strings hold no comment and no two spaces.
 */
export function lateStyle(): Plugin {
  return {
    name: "late-style",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !/\/late-[^/]*\.css$/.test(asset.fileName)) continue;
        asset.source = withoutComments(String(asset.source));
      }
    },
  };
}

export function withoutComments(style: string): string {
  return style
    .replaceAll(comment, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .replaceAll(";}", "}")
    .trim();
}
