import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { checks, type Check, type Side } from "./sync-model.ts";

const layouts = {
  wide: {
    phone: box(2, 2, 240, 356),
    office: box(518, 2, 240, 356),
    /** Height of a check's row. */
    row: 74,
    /** The first envelope, and the way from one to the next. */
    envelope: box(276, 112, 208, 58),
    next: { x: 0, y: 70 },
  },
  narrow: {
    phone: box(2, 2, 160, 260),
    office: box(178, 2, 160, 260),
    row: 49,
    envelope: box(2, 274, 165, 44),
    next: { x: 171, y: 0 },
  },
};

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
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
