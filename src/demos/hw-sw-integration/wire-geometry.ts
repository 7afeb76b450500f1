import type { Box } from "../box.ts";
import { frameLength } from "./wire-model.ts";

export const drawingSize = {
  wide: { width: 760, height: 452 },
  narrow: { width: 340, height: 752 },
};

const cellHeight = 56;

/** A byte of the frame: all in one row, or in two of which the first ends with the coolant. */
export function cellOf(place: number, narrow: boolean): Box {
  if (!narrow) {
    const width = drawingSize.wide.width / frameLength;
    return { x: place * width, y: 54, width, height: cellHeight };
  }
  const inFirst = 7;
  const width = drawingSize.narrow.width / inFirst;
  return { x: (place % inFirst) * width, y: place < inFirst ? 54 : 176, width, height: cellHeight };
}

/** The panel with the waveform. */
export function scopeOf(narrow: boolean): Box {
  return narrow
    ? { x: 0, y: 248, width: drawingSize.narrow.width, height: 258 }
    : { x: 0, y: 142, width: drawingSize.wide.width, height: 174 };
}

/** One of the eleven bits on the wire, start and stop included: in one sweep, or in two of six. */
export function slotOf(slot: number, narrow: boolean): Box {
  const scope = scopeOf(narrow);
  if (!narrow) {
    const width = scope.width / 12;
    return { x: width / 2 + slot * width, y: scope.y + 36, width, height: 128 };
  }
  const inFirst = 6;
  const width = scope.width / inFirst;
  return { x: (slot % inFirst) * width, y: scope.y + (slot < inFirst ? 34 : 146), width, height: 104 };
}
