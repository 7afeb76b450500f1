import { readFile } from "node:fs/promises";
import path from "node:path";
import { documentTheme } from "../../styles/custom-properties.ts";

/**
 * Returns the stylesheet of the footer's map: the light theme, the site's fonts and map.css.
 *
 * @param bundled the files of the bundle; a font that is not among them is left out, as in the development
 * server
 */
export async function mapStyle(bundled: string[]): Promise<string> {
  const rules = await readFile(path.join(import.meta.dirname, "map.css"), "utf8");
  const fontFaces = Object.entries({ text: "Archivo Text", display: "Archivo Display" }).flatMap(
    ([name, family]) => {
      const file = bundled.find((each) =>
        new RegExp(`^assets/archivo-${name}-(?!latin-ext-|vietnamese-)`).test(each),
      );
      if (!file) return [];
      return `@font-face{font-family:"${family}";src:url(/${file})format("woff2");font-weight:400 820;font-display:swap}`;
    },
  );
  return [documentTheme("light"), ...fontFaces, rules].join("\n");
}
