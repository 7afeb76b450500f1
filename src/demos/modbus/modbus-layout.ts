import type { SizeName } from "../drawing-size.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { fields, frameLength } from "./modbus-model.ts";

export const layouts = {
  wide: {
    /** The value as the probe measures it, and as the software shows it. */
    measured: rect(0, 0, 330, 196),
    screen: rect(670, 0, 330, 196),
    reading: { inset: 18, label: 38, labelFont: 26, value: 106, valueFont: 64, line: 168 },
    slider: { x: 18, y: 138, width: 136, handle: 44 },
    unplugged: rect(170, 138, 144, 44),
    tileFont: 22,
    /** The panel with the software's checks, between the panels of the measured and the shown value. */
    checks: rect(340, 0, 320, 196),
    headline: { x: 356, y: 42, fontSize: 35 },
    /**
     * The lines of the checks. In the narrow drawing only the sentence below the drawing says what they
     * found.
     */
    check: { x: 356, y: 78, lineHeight: 28, fontSize: 22, withResults: true },
    switch: rect(350, 144, 300, 44),
    barrier: rect(652, 0, 18, 196),
    bytesInRow: frameLength,
    byte: { height: 60, hex: 34, hexFont: 32, index: 52, indexFont: 20 },
    /**
     * The outline of the blue area that leads from the measured value to the frame, and is behind the narrow
     * drawing's slider.
     */
    wire: "M0 190H330V206H1000V324H0z",
    /**
     * The upper edge of each row of fields, with their bytes below. The narrow drawing has no room for their
     * values.
     */
    rows: [206],
    fieldHeight: 58,
    fieldText: { inset: 16, name: 26, value: 48, fontSize: 21.5 },
    scope: rect(0, 332, 1000, 168),
    title: { x: 18, y: 370, fontSize: 38 },
    hint: { x: 18, y: 395, fontSize: 22 },
    loseButton: rect(18, 408, 190, 44),
    /** Whether the text of that button has several lines. */
    loseStacked: false,
    loseFont: 22,
    bits: { x: 226, y: 336, width: 68.9, height: 132, rowDistance: 0, inRow: 11 },
    /** Within a bit; `low` is the height of a low level, as a part of a high one. */
    bit: { digit: 42, digitFont: 38, name: 123, nameFont: 21, was: 94, low: 0.5 },
  },
  narrow: {
    measured: rect(0, 0, 166, 64),
    screen: rect(174, 0, 166, 64),
    reading: { inset: 10, label: 20, labelFont: 17, value: 52, valueFont: 31, line: 0 },
    slider: { x: 12, y: 508, width: 186, handle: 44 },
    unplugged: rect(212, 506, 120, 48),
    tileFont: 16.5,
    checks: rect(0, 70, 340, 80),
    headline: { x: 144, y: 93, fontSize: 21 },
    check: { x: 10, y: 93, lineHeight: 25, fontSize: 17, withResults: false },
    switch: rect(142, 102, 192, 44),
    barrier: rect(163, 0, 14, 64),
    bytesInRow: 7,
    byte: { height: 44, hex: 22, hexFont: 22, index: 39, indexFont: 16 },
    wire: "M0 156H340V314H0zM0 502H340V558H0z",
    rows: [158, 226],
    fieldHeight: 23,
    fieldText: { inset: 6, name: 17, value: 0, fontSize: 17 },
    scope: rect(0, 324, 340, 170),
    title: { x: 10, y: 349, fontSize: 22 },
    hint: { x: 208, y: 349, fontSize: 17 },
    loseButton: rect(280, 430, 52, 58),
    loseStacked: true,
    loseFont: 15.5,
    bits: { x: 8, y: 360, width: 54, height: 62, rowDistance: 68, inRow: 6 },
    bit: { digit: 25, digitFont: 24, name: 55, nameFont: 17, was: 0, low: 0.42 },
  },
} as const;

export type Layout = (typeof layouts)[SizeName];

/**
 * The height of the part that sticks to the top of a narrow window: all that the controls below it change.
 */
export const stickyHeight = layouts.narrow.scope.y - 6;

const byteWidth = (layout: Layout) => layout.scope.width / layout.bytesInRow;

/**
 * Returns the rectangle of a byte of the frame, which is in one row, or in the narrow layout in two: the
 * first one up to the coolant.
 */
export function byteRect(index: number, layout: Layout): Rect {
  const { bytesInRow, rows, fieldHeight, byte } = layout;
  const width = byteWidth(layout);
  const y = rows[Math.floor(index / bytesInRow)]! + fieldHeight;
  return rect((index % bytesInRow) * width, y, width, byte.height);
}

/** Returns the rectangle that names a field, above its bytes. */
export function fieldRect({ start, length }: (typeof fields)[number], layout: Layout): Rect {
  const { x, y } = byteRect(start, layout);
  const { fieldHeight } = layout;
  return rect(x + 2, y - fieldHeight, byteWidth(layout) * length - 4, fieldHeight);
}

/**
 * Returns the rectangle of one of the eleven bits on the wire, start bit 0 to stop bit 10: one row, or two
 * with up to six bits.
 */
export function bitRect(slot: number, { bits }: Layout): Rect {
  const row = Math.floor(slot / bits.inRow);
  return rect(
    bits.x + (slot % bits.inRow) * bits.width,
    bits.y + row * bits.rowDistance,
    bits.width,
    bits.height,
  );
}

/** How far the coolant can be set, in tenths of a degree Celsius. */
export const coolantLimits = { min: -500, max: 600, step: 5 };

/** Returns the handle on the coolant's slider. `coolant` is in tenths of a degree Celsius. */
export function coolantHandle(coolant: number, { slider }: Layout): Rect {
  const { min, max } = coolantLimits;
  const { x, y, width, handle } = slider;
  return rect(x + ((coolant - min) / (max - min)) * (width - handle), y, handle, 44);
}

/** Returns the coolant for an `x` of its slider, in tenths of a degree Celsius. */
export function coolantAt(pointX: number, { slider }: Layout): number {
  const { min, max, step } = coolantLimits;
  const { x, width, handle } = slider;
  const part = Math.min(1, Math.max(0, (pointX - x - handle / 2) / (width - handle)));
  return Math.round((min + part * (max - min)) / step) * step;
}
