import { readFile } from "node:fs/promises";
import path from "node:path";
import { documentTheme } from "../styles/custom-properties.ts";

/** The style of the footer's map: a document in the light theme, with those of the site's fonts that are in the bundle. */
export async function mapStyle(bundled: string[]): Promise<string> {
  const rules = await readFile(path.resolve(import.meta.dirname, "../styles/map.css"), "utf8");
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
