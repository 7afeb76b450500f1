import { createContext, type CSSProperties } from "react";

/** A place on a drawing, in the drawing's own units. */
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

/** Of a drawing in its two layouts; the narrow one is for phones. */
export interface Sizes {
  wide: Size;
  narrow: Size;
}

/** The layout that is drawn, with its size and the size of its text, in the drawing's own units. */
export interface Canvas extends Size {
  narrow: boolean;
  fontSize: number;
}

/** The part of the drawing that one of its pictures shows: so many of its rows. */
export const View = createContext(box(0, 0, 0, 0));

/** Puts an element upon a place of the drawing, in one of its views. */
export function placeUpon(view: Box, { x, y, width, height }: Box): CSSProperties {
  return {
    insetInlineStart: percent(x, view.width),
    insetBlockStart: percent(y - view.y, view.height),
    inlineSize: percent(width, view.width),
    blockSize: percent(height, view.height),
  };
}

const percent = (part: number, of: number) => `${(part / of) * 100}%`;
