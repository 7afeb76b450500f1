import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { faults, fields, type Fault, type Field } from "./form-model.ts";

const layouts = {
  wide: {
    form: box(0, 0, 576, 440),
    headline: { x: 28, y: 54, fontSize: 44 },
    field: box(28, 104, 520, 48),
    fieldDistance: 86,
    label: { rise: 11, fontSize: 25 },
    /** Between the edge of a field and its text. */
    inset: 14,
    button: box(28, 348, 168, 66),
    buttonFont: 34,
    border: 4,
    /** Where typed characters lie when the form has dropped them. */
    heap: { middle: 388, floor: 428, pitch: 21, row: 26, fontSize: 40 },
    returned: { at: [456, 380], envelope: [140, 76], fontSize: 32 },
    letterbox: box(592, 0, 408, 240),
    letterboxTitle: { x: 616, y: 50, fontSize: 36 },
    nothing: { x: 616, y: 190, fontSize: 52 },
    plate: box(612, 68, 368, 40),
    /** The letter when it has arrived; its upper edge stays in the slot. */
    letter: box(632, 88, 328, 138),
    letterText: { x: 18, y: 46, distance: 34, fontSize: 26 },
    stamp: { x: 268, y: 14, scale: 1 },
    tile: box(592, 256, 196, 84),
    tileDistance: { x: 212, y: 100 },
    tileText: { fontSize: 24, line: 27 },
    check: 30,
  },
  narrow: {
    form: box(0, 0, 340, 300),
    headline: { x: 12, y: 29, fontSize: 25 },
    field: box(12, 66, 316, 36),
    fieldDistance: 64,
    label: { rise: 8, fontSize: 17 },
    inset: 10,
    button: box(12, 245, 112, 44),
    buttonFont: 22,
    border: 3,
    heap: { middle: 230, floor: 294, pitch: 12, row: 15, fontSize: 22 },
    returned: { at: [272, 267], envelope: [80, 46], fontSize: 18 },
    letterbox: box(0, 308, 340, 92),
    letterboxTitle: { x: 12, y: 340, fontSize: 23 },
    nothing: { x: 12, y: 380, fontSize: 20 },
    plate: box(148, 316, 184, 20),
    letter: box(158, 326, 164, 68),
    letterText: { x: 9, y: 28, distance: 17, fontSize: 16 },
    stamp: { x: 133, y: 6, scale: 0.5 },
    tile: box(0, 402, 166, 62),
    tileDistance: { x: 174, y: 70 },
    tileText: { fontSize: 18, line: 20 },
    check: 22,
  },
} as const;

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** The height of what sticks to the top of a phone: form and letterbox. The switches begin below it, so that no edge of them shows. */
export const stickyHeight = 400;

/** Returns the box of a field, without the label above it. */
export function fieldBox(name: Field, { field, fieldDistance }: Layout): Box {
  return { ...field, y: field.y + fields.indexOf(name) * fieldDistance };
}

/** Returns the box of a fault's switch, two in a row. */
export function tileBox(fault: Fault, { tile, tileDistance }: Layout): Box {
  const index = faults.indexOf(fault);
  return {
    ...tile,
    x: tile.x + (index % 2) * tileDistance.x,
    y: tile.y + Math.floor(index / 2) * tileDistance.y,
  };
}
