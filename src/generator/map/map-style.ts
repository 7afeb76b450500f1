import { documentTheme } from "../../styles/custom-properties.ts";
import { fontRanges } from "../fonts/font-ranges.ts";
import rules from "./map.css?raw";

/** The ranges that the map does without, as their files are named. */
const otherRanges = Object.keys(fontRanges)
  .filter((range) => range !== "main")
  .map((range) => `${range}-`)
  .join("|");

/**
 * Returns the stylesheet of the footer's map: the light theme, those of the site's fonts that are among the
 * bundled files (none in the development server), and map.css.
 */
export function mapStyle(bundled: string[]): string {
  const fontFaces = Object.entries({ text: "Archivo Text", display: "Archivo Display" }).flatMap(
    ([name, family]) => {
      const file = bundled.find((each) =>
        new RegExp(`^assets/archivo-${name}-(?!${otherRanges})`).test(each),
      );
      if (!file) return [];
      return `@font-face{font-family:"${family}";src:url(/${file})format("woff2");font-weight:400 820;font-display:swap}`;
    },
  );
  return [documentTheme("light"), ...fontFaces, rules].join("\n");
}
