import { box, type Box, type Canvas } from "../canvas.ts";
import { checks, type Check, type Side } from "./sync-model.ts";

export interface Layout {
  phone: Box;
  office: Box;
  /** Height of a check's row. */
  row: number;
  /** The first envelope, and the way from one to the next. */
  envelope: Box;
  next: { x: number; y: number };
}

const wide: Layout = {
  phone: box(2, 2, 240, 356),
  office: box(518, 2, 240, 356),
  row: 74,
  envelope: box(276, 112, 208, 58),
  next: { x: 0, y: 70 },
};

const narrow: Layout = {
  phone: box(2, 2, 156, 260),
  office: box(182, 2, 156, 260),
  row: 49,
  envelope: box(2, 274, 165, 44),
  next: { x: 171, y: 0 },
};

export function layoutOf(canvas: Canvas): Layout {
  return canvas.narrow ? narrow : wide;
}

/** A check's row, below the head of its side. */
export function rowOf(side: Side, check: Check, { row, ...sides }: Layout): Box {
  const { x, y, width } = sides[side];
  return box(x + 4, y + 56 + checks.indexOf(check) * row, width - 8, row);
}

/** The bars of the signal, with room for a finger. */
export function signalOf({ phone: { x, y, width } }: Layout): Box {
  return box(x + width - 70, y + 6, 64, 46);
}
