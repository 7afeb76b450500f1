import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const prefix = "\0icon:";
const suffix = ".component";

/**
 * `lucide-static/icons/mail.svg?icon` is that drawing as a component. Icons are part of the page this way: no
 * request, and the colour follows the text.
 */
export function svgIcon(): Plugin {
  return {
    name: "svg-icon",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.svg\?icon$/ },
      handler: (source, importer) =>
        `${prefix}${createRequire(importer!).resolve(source.replace(/\?icon$/, ""))}${suffix}`,
    },
    load: {
      filter: { id: /^\0icon:/ },
      async handler(id) {
        const source = await readFile(id.slice(prefix.length, -suffix.length), "utf8");
        const stroked = source.includes('stroke="currentColor"');
        const shapes = [
          ...source.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse)\b([^>]*?)\/?>/g),
        ]
          .map(([, tag, attributes]) => `jsx("${tag}", ${JSON.stringify(propsOf(attributes!))})`)
          .join(", ");
        const svg = {
          viewBox: /viewBox="([^"]*)"/.exec(source)![1]!,
          width: "1em",
          height: "1em",
          "aria-hidden": true,
          ...(stroked
            ? {
                fill: "none",
                stroke: "currentColor",
                strokeWidth: 2,
                strokeLinecap: "round",
                strokeLinejoin: "round",
              }
            : { fill: "currentColor" }),
        };
        return {
          code: `import { jsx, jsxs } from "react/jsx-runtime";
export default (props) => jsxs("svg", { ...${JSON.stringify(svg)}, ...props, children: [${shapes}] });`,
          moduleType: "js",
        };
      },
    },
  };
}

function propsOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value!,
  ]);
  return Object.fromEntries(pairs);
}
