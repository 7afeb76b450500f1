import { createContext, type CSSProperties } from "react";
import { rect, type Rect } from "./svg-geometry.ts";

/**
 * The part of the drawing that the surrounding `svg` shows, over the drawing's whole width. A demonstration
 * with a `stickyHeight` shows its narrow drawing in two parts, and each of them renders all overlay controls.
 */
export const VisiblePart = createContext(rect(0, 0, 0, 0));

/**
 * Returns whether a control over this area belongs to the visible part. Without this, it would be there
 * twice.
 */
export function isInPart({ y }: Rect, part: Rect): boolean {
  return y >= part.y && y < part.y + part.height;
}

/** Returns the style that places an HTML element over an area of the drawing. */
export function overlayStyle(area: Rect, part: Rect): CSSProperties {
  return {
    insetInlineStart: percentOf(area.x, part.width),
    insetBlockStart: percentOf(area.y - part.y, part.height),
    inlineSize: percentOf(area.width, part.width),
    blockSize: percentOf(area.height, part.height),
  };
}

const percentOf = (length: number, whole: number) => `${(length / whole) * 100}%`;
