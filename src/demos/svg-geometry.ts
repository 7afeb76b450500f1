import { createContext, type CSSProperties } from "react";

/** A rectangle in units of the drawing; `x` and `y` are its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

type Size = Pick<Box, "width" | "height">;

/** The sizes of a drawing in its two layouts. Windows below `narrowDrawing` (breakpoints.ts) show the narrow one. */
export interface Sizes {
  wide: Size;
  narrow: Size;
}

/** The area to draw on: its layout, and its size and that of its text in units of the drawing. */
export interface Canvas extends Size {
  narrow: boolean;
  fontSize: number;
}

/** The part of the drawing that the surrounding `svg` shows. It spans the whole width. */
export const ViewBox = createContext(box(0, 0, 0, 0));

/** Returns the style that places an HTML element over a box of the drawing, within the part that the view box shows. */
export function overlayStyle(viewBox: Box, { x, y, width, height }: Box): CSSProperties {
  return {
    insetInlineStart: percentOf(x, viewBox.width),
    insetBlockStart: percentOf(y - viewBox.y, viewBox.height),
    inlineSize: percentOf(width, viewBox.width),
    blockSize: percentOf(height, viewBox.height),
  };
}

const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`;
