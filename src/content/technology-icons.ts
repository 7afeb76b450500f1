import sheet from "./images/technology-icons.svg";
import { technologySlugs, type TechnologySlug } from "./slugs.ts";

/** The width and height of an icon on its sheet. */
const side = 24;

/**
 * All icons of technologies, which look equally heavy at 22 px. They are in one file, so that a page with
 * eighteen of them makes one request: squares in a row, in the order of `technologySlugs`.
 */
export const technologyIconSheet = { address: sheet, width: side * technologySlugs.length, height: side };

/** Returns the part of the sheet that an icon fills: left, top, width and height. */
export function technologyIconArea(slug: TechnologySlug): number[] {
  return [side * technologySlugs.indexOf(slug), 0, side, side];
}

/** Returns the address of an icon, as a view of the sheet. */
export function technologyIcon(slug: TechnologySlug): string {
  return `${sheet}#svgView(viewBox(${technologyIconArea(slug).join()}))`;
}
