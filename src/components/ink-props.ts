import type { ThemeName } from "../styles/tokens.ts";

/**
 * The attributes of an element in an ink, which belong together (inkProps and themedInkProps in
 * sections/stamp-ink.ts).
 */
export interface InkProps {
  className: string;
  "data-ink": string;
  "data-theme"?: ThemeName;
}
