import { fromBuffer } from "@capsizecss/unpack";

interface LocalFont {
  /** Ends the name of the family that falls back to this font, such as "Archivo Text Arial". */
  name: string;
  /**
   * The names by which `local()` finds the font: full names, or the PostScript name where systems differ in
   * the full name.
   */
  local: string[];
  /** Mean width of a letter in English text, relative to the font size; from @capsizecss/metrics 4.3.0. */
  width: number;
}

const arialBold = { name: "Arial", local: ["Arial Bold", "Liberation Sans Bold"], width: 983 / 2048 };
const robotoBold = { name: "Roboto", local: ["Roboto-Bold"], width: 926 / 2048 };
const arial = { name: "Arial", local: ["Arial", "Liberation Sans"], width: 913 / 2048 };
const roboto = { name: "Roboto", local: ["Roboto-Regular"], width: 911 / 2048 };
const courier = {
  name: "Courier",
  local: ["Courier New", "Liberation Mono", "Droid Sans Mono"],
  width: 1229 / 2048,
};

/** The fallback fonts of each of the site's families (src/styles/global.ts). */
const fallbackFonts: Record<string, LocalFont[]> = {
  "Archivo Display": [arialBold, robotoBold],
  "Archivo Text": [arial, roboto],
  "Martian Mono": [courier],
};

/**
 * Returns @font-face rules that scale fonts of the visitor's system to the width and height of a font of
 * ours, so that nothing moves when ours arrives.
 */
export async function fallbackRules(family: string, font: Buffer): Promise<string> {
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(font);
  const rules = fallbackFonts[family]!.map(({ name, local, width }) => {
    const scale = xWidthAvg / unitsPerEm / width;
    const scaled = (length: number) => percent(length / unitsPerEm / scale);
    return (
      `@font-face{font-family:"${family} ${name}";src:${local.map((each) => `local("${each}")`).join(",")};` +
      `size-adjust:${percent(scale)};ascent-override:${scaled(ascent)};` +
      `descent-override:${scaled(-descent)};line-gap-override:${scaled(lineGap)}}`
    );
  });
  return rules.join("");
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
