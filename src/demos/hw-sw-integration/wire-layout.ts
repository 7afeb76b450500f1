import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { frameLength } from "./wire-model.ts";

/** A byte of the frame: all in one row, or in two of which the first ends with the coolant. */
export function cellOf(place: number, { narrow, width }: Canvas): Box {
  const inRow = narrow ? 7 : frameLength;
  const cell = width / inRow;
  const y = narrow ? (place < inRow ? 292 : 402) : 136;
  return box((place % inRow) * cell, y, cell, 52);
}

/** The panel with the waveform. */
export function scopeOf({ narrow, width }: Canvas): Box {
  return narrow ? box(0, 62, width, 166) : box(0, 214, width, 152);
}

/** One of the eleven bits on the wire, start and stop included: in one sweep, or in two of six. */
export function slotOf(slot: number, canvas: Canvas): Box {
  const { y, width } = scopeOf(canvas);
  if (!canvas.narrow) return box(((slot + 0.5) * width) / 12, y + 32, width / 12, 112);
  return box(((slot % 6) * width) / 6, y + (slot < 6 ? 30 : 98), width / 6, 64);
}
