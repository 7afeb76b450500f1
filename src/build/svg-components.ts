import jsx from "@svgr/plugin-jsx";
import svgo from "@svgr/plugin-svgo";
import type { Plugin } from "vite";
import svgr from "vite-plugin-svgr";

/**
 * `@tabler/icons/outline/mail.svg?react` is that drawing as a component. Icons are part of the page this way: no request,
 * and size and colour follow the text.
 */
export function svgComponents(): Plugin {
  return svgr({
    svgrOptions: {
      icon: true,
      svgProps: { "aria-hidden": "true" },
      plugins: [svgo, jsx],
      // Not SVGO's preset: shorter numbers repeat less often, and the documents came out longer once compressed.
      svgoConfig: {
        plugins: [
          // Of Tabler's icons: a square that is not drawn.
          { name: "removeUselessStrokeAndFill", params: { removeNone: true } },
          "mergePaths",
          "removeXMLNS",
          { name: "removeAttrs", params: { attrs: "svg:class" } },
        ],
      },
    },
  });
}
