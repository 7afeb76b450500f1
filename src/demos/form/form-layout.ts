import type { SizeName } from "../drawing-size.ts";
import { rect, type Rect } from "../svg-geometry.ts";
import { faults, fields, type Fault, type Field } from "./form-model.ts";

export const layouts = {
  wide: {
    form: rect(0, 0, 576, 452),
    headline: { x: 28, y: 54, fontSize: 44 },
    field: rect(28, 104, 520, 48),
    fieldDistance: 86,
    /** `rise` is from the field's upper edge up to the label's baseline. */
    label: { rise: 11, fontSize: 25 },
    /** Between the edge of a field and its text. */
    inset: 14,
    button: rect(28, 348, 168, 66),
    buttonFontSize: 34,
    border: 4,
    /** The place of the typed characters on the floor, once the form has dropped them. */
    heap: { middle: 420, floor: 428, pitch: 17, rowHeight: 20, fontSize: 34 },
    /** The returned letter; `x` and `y` are its middle. */
    returned: { x: 456, y: 380, width: 140, height: 76, fontSize: 32 },
    letterbox: rect(592, 0, 408, 240),
    letterboxTitle: { x: 616, y: 50, fontSize: 36 },
    emptyText: { x: 616, y: 190, fontSize: 52 },
    /** The metal plate around the slot of the letterbox. */
    plate: rect(612, 68, 368, 40),
    /** The letter when it has arrived; its upper edge stays in the slot. */
    letter: rect(632, 88, 328, 138),
    letterText: { x: 18, y: 46, lineHeight: 34, fontSize: 26 },
    stamp: { x: 268, y: 14, scale: 1 },
    tile: rect(592, 256, 196, 90),
    tileDistance: { x: 212, y: 106 },
    tileSizes: { fontSize: 24, lineHeight: 27, check: 30 },
  },
  narrow: {
    form: rect(0, 0, 340, 300),
    headline: { x: 12, y: 29, fontSize: 25 },
    field: rect(12, 66, 316, 36),
    fieldDistance: 64,
    label: { rise: 8, fontSize: 17 },
    inset: 10,
    button: rect(12, 245, 112, 44),
    buttonFontSize: 22,
    border: 3,
    heap: { middle: 231, floor: 288, pitch: 11, rowHeight: 13, fontSize: 20 },
    returned: { x: 272, y: 267, width: 80, height: 46, fontSize: 18 },
    letterbox: rect(0, 308, 340, 92),
    letterboxTitle: { x: 12, y: 340, fontSize: 23 },
    emptyText: { x: 12, y: 373, fontSize: 20 },
    plate: rect(148, 316, 184, 20),
    letter: rect(158, 326, 164, 68),
    letterText: { x: 9, y: 28, lineHeight: 17, fontSize: 16 },
    stamp: { x: 133, y: 6, scale: 0.5 },
    tile: rect(0, 402, 166, 62),
    tileDistance: { x: 174, y: 70 },
    tileSizes: { fontSize: 18, lineHeight: 20, check: 22 },
  },
} as const;

export type Layout = (typeof layouts)[SizeName];

/**
 * The height of the part that sticks to the top of a narrow window: form and letterbox. It ends above the
 * switches.
 */
export const stickyHeight = layouts.narrow.letterbox.y + layouts.narrow.letterbox.height;

/** Returns the rectangle of a field, without the label above it. */
export function fieldRect(name: Field, { field, fieldDistance }: Layout): Rect {
  return { ...field, y: field.y + fields.indexOf(name) * fieldDistance };
}

/** Returns the rectangle of a fault's switch, two in a row. */
export function tileRect(fault: Fault, { tile, tileDistance }: Layout): Rect {
  const index = faults.indexOf(fault);
  return {
    ...tile,
    x: tile.x + (index % 2) * tileDistance.x,
    y: tile.y + Math.floor(index / 2) * tileDistance.y,
  };
}
