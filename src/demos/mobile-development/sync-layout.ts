import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { checks, type Check, type Side } from "./sync-model.ts";

const layouts = {
  wide: {
    phone: box(2, 2, 240, 356),
    office: box(518, 2, 240, 356),
    rowHeight: 74,
    /** The first envelope, and the distance from one to the next. */
    envelope: box(276, 112, 208, 58),
    envelopeStep: { x: 0, y: 70 },
  },
  narrow: {
    phone: box(2, 2, 160, 260),
    office: box(178, 2, 160, 260),
    rowHeight: 49,
    envelope: box(2, 274, 165, 44),
    envelopeStep: { x: 171, y: 0 },
  },
};

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** Returns the box of a check's row in the list of a side. */
export function rowBox(side: Side, check: Check, { rowHeight, ...sides }: Layout): Box {
  const { x, y, width } = sides[side];
  return box(x + 4, y + 56 + checks.indexOf(check) * rowHeight, width - 8, rowHeight);
}

/** Returns the box of the signal's bars, large enough for a finger. */
export function signalBox({ phone: { x, y, width } }: Layout): Box {
  return box(x + width - 70, y + 6, 64, 46);
}
