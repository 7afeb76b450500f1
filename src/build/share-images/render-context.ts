import type { WidthOf } from "./fit-text.ts";

/** What the components of a share image need of the build: measured text and the client build's drawings. */
export interface RenderContext {
  widthOf: WidthOf;
  /** Returns a drawing of the client build as a data URL, by its address on the site. */
  image: (address: string) => string;
}
