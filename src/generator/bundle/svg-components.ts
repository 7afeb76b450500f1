import jsx from "@svgr/plugin-jsx";
import svgo from "@svgr/plugin-svgo";
import type { Plugin } from "vite";
import svgr from "vite-plugin-svgr";

/**
 * Vite plugin: resolves `@tabler/icons/outline/mail.svg?react` to a component that renders the drawing. Icons
 * in the document need no request, and take size and colour from the text around them.
 */
export function svgComponents(): Plugin {
  return svgr({
    svgrOptions: {
      icon: true,
      svgProps: { "aria-hidden": "true" },
      plugins: [svgo, jsx],
      // SVGO's preset makes compressed documents longer: the numbers that it shortens repeat less often.
      svgoConfig: {
        plugins: [
          // Each of Tabler's icons has an invisible square.
          { name: "removeUselessStrokeAndFill", params: { removeNone: true } },
          "mergePaths",
          "removeXMLNS",
          { name: "removeAttrs", params: { attrs: "svg:class" } },
        ],
      },
    },
  });
}
