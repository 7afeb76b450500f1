import type { Rect } from "./svg-geometry.ts";

/**
 * Every demonstration has two drawings. Windows below `narrowDrawing` (styles/media-queries.ts) show the
 * narrow one.
 */
export type SizeName = "wide" | "narrow";

/** The sizes of both drawings, in units of the drawing. */
export type DrawingSizes = Record<SizeName, Pick<Rect, "width" | "height">>;

/** The size of one of the two drawings and of its text, in units of the drawing. */
export interface DrawingSize extends Pick<Rect, "width" | "height"> {
  name: SizeName;
  fontSize: number;
}

/** Returns the layouts of both drawings, each with a `narrow` that says which it is. */
export function withNarrowFlag<Wide, Narrow>({ wide, narrow }: { wide: Wide; narrow: Narrow }) {
  return { wide: { ...wide, narrow: false }, narrow: { ...narrow, narrow: true } };
}
