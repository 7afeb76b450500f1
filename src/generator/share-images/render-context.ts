import type { WidthOf } from "./fit-text.ts";

/** Gives the components of a share image the width of texts and the drawings of the client build. */
export interface RenderContext {
  widthOf: WidthOf;
  /** Returns a drawing of the client build as a data URL, by its address on the site. */
  image: (address: string) => string;
}
