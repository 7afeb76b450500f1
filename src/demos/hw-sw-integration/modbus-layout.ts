import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { fields, frameLength } from "./modbus-model.ts";

const layouts = {
  wide: {
    /** The value as the probe measures it. */
    store: box(0, 0, 330, 196),
    /** The value as the software shows it. */
    screen: box(670, 0, 330, 196),
    reading: { inset: 18, label: 38, labelFont: 26, value: 106, valueFont: 64, line: 168 },
    slider: { x: 18, y: 138, width: 136, handle: 44 },
    unplugged: box(170, 138, 144, 44),
    tileFont: 22,
    /** Between the store and the screen: what the software checks. */
    gate: box(340, 0, 320, 196),
    headline: { x: 356, y: 42, fontSize: 35 },
    check: { y: 78, distance: 28, fontSize: 22 },
    switch: box(350, 144, 300, 44),
    barrier: box(652, 0, 18, 196),
    bytesInRow: frameLength,
    byte: { height: 64, hex: 36, hexFont: 32, index: 55, indexFont: 20 },
    /** Behind the frame, and joined to the store. On a phone, the slider is upon it. */
    wire: "M0 190H330V206H1000V324H0z",
    /** The fields above the bytes of each row. */
    rows: [206],
    fieldHeight: 54,
    fieldText: { inset: 8, name: 21, value: 43, fontSize: 21.5 },
    scope: box(0, 332, 1000, 142),
    title: { x: 18, y: 372, fontSize: 40 },
    hint: { x: 18, y: 400, fontSize: 22 },
    lose: box(16, 420, 196, 46),
    /** Whether the words of that button stand below each other. */
    stacked: false,
    bits: { x: 232, y: 336, width: 69, height: 132, distance: 0, inRow: 11 },
    bit: { digit: 42, digitFont: 38, name: 123, nameFont: 21, was: 94, low: 0.5 },
  },
  narrow: {
    store: box(0, 0, 166, 84),
    screen: box(174, 0, 166, 84),
    reading: { inset: 10, label: 25, labelFont: 17, value: 66, valueFont: 33, line: 0 },
    slider: { x: 12, y: 658, width: 186, handle: 44 },
    unplugged: box(212, 656, 120, 48),
    tileFont: 16.5,
    gate: box(0, 268, 340, 164),
    headline: { x: 12, y: 300, fontSize: 25 },
    check: { y: 325, distance: 23, fontSize: 17 },
    switch: box(8, 382, 324, 44),
    barrier: box(163, 0, 14, 84),
    bytesInRow: 7,
    byte: { height: 54, hex: 27, hexFont: 24, index: 47, indexFont: 16 },
    wire: "M0 440H340V714H0z",
    rows: [442, 546],
    fieldHeight: 43,
    fieldText: { inset: 6, name: 17, value: 35, fontSize: 17 },
    scope: box(0, 92, 340, 168),
    title: { x: 10, y: 117, fontSize: 22 },
    hint: { x: 190, y: 117, fontSize: 17 },
    lose: box(285, 198, 53, 56),
    stacked: true,
    bits: { x: 2, y: 128, width: 56, height: 60, distance: 66, inRow: 6 },
    bit: { digit: 25, digitFont: 24, name: 53, nameFont: 17, was: 0, low: 0.42 },
  },
} as const;

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** The height of what sticks to the top of a phone: both readings and the bits. */
export const stickyHeight = 264;

const byteWidth = (layout: Layout) => layout.scope.width / layout.bytesInRow;

/** Returns the box of a byte of the frame: one row if wide, two if narrow, the first with the fields up to the coolant. */
export function byteBox(index: number, layout: Layout): Box {
  const { bytesInRow, rows, fieldHeight, byte } = layout;
  const width = byteWidth(layout);
  const y = rows[Math.floor(index / bytesInRow)]! + fieldHeight;
  return box((index % bytesInRow) * width, y, width, byte.height);
}

/** Returns the box that names a field, above its bytes. */
export function fieldBox({ start, length }: (typeof fields)[number], layout: Layout): Box {
  const { x, y } = byteBox(start, layout);
  const { fieldHeight } = layout;
  return box(x + 2, y - fieldHeight, byteWidth(layout) * length - 4, fieldHeight);
}

/** Returns the box of one of the eleven bits on the wire, start bit 0 to stop bit 10: one row, or two with up to six bits. */
export function bitBox(slot: number, { bits }: Layout): Box {
  const row = Math.floor(slot / bits.inRow);
  return box(
    bits.x + (slot % bits.inRow) * bits.width,
    bits.y + row * bits.distance,
    bits.width,
    bits.height,
  );
}

/** How far the coolant can be set, in tenths of a degree Celsius. */
export const coolantLimits = { min: -500, max: 600, step: 5 };

/** Returns the handle of the coolant on its slider. */
export function coolantHandle(coolant: number, { slider }: Layout): Box {
  const { min, max } = coolantLimits;
  const { x, y, width, handle } = slider;
  return box(x + ((coolant - min) / (max - min)) * (width - handle), y, handle, 44);
}

/** Returns the coolant for a place on its slider. */
export function coolantAt(place: number, { slider }: Layout): number {
  const { min, max, step } = coolantLimits;
  const { x, width, handle } = slider;
  const part = Math.min(1, Math.max(0, (place - x - handle / 2) / (width - handle)));
  return Math.round((min + part * (max - min)) / step) * step;
}
