import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { frameLength } from "./wire-model.ts";

/** Returns the box of a byte of the frame: one row if wide, two if narrow, the first with the fields up to the coolant. */
export function byteBox(index: number, { narrow, width }: Canvas): Box {
  const bytesInRow = narrow ? 7 : frameLength;
  const byteWidth = width / bytesInRow;
  const y = narrow ? (index < bytesInRow ? 292 : 402) : 136;
  return box((index % bytesInRow) * byteWidth, y, byteWidth, 52);
}

/** Returns the box that shows the levels of the selected byte. */
export function scopeBox({ narrow, width }: Canvas): Box {
  return narrow ? box(0, 62, width, 166) : box(0, 214, width, 152);
}

/** Returns the box of one of the eleven bits on the wire, start bit 0 to stop bit 10: one row, or two with up to six bits. */
export function bitBox(slot: number, canvas: Canvas): Box {
  const { y, width } = scopeBox(canvas);
  if (!canvas.narrow) return box(((slot + 0.5) * width) / 12, y + 32, width / 12, 112);
  return box(((slot % 6) * width) / 6, y + (slot < 6 ? 30 : 98), width / 6, 64);
}
