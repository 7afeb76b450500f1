import { withNarrowFlag, type SizeName } from "../drawing-size.ts";
import { rect, middleOf, type Point, type Rect } from "../svg-geometry.ts";
import { repeats } from "./telemetry-model.ts";

export const layouts = withNarrowFlag({
  wide: {
    sky: rect(0, 0, 752, 400),
    headline: { x: 16, y: 50, fontSize: 38 },
    server: rect(0, 72, 752, 82),
    serverTitle: { x: 16, y: 106, fontSize: 26, lineHeight: 28 },
    legend: { measured: { x: 16, y: 224 }, repeated: { x: 16, y: 258 }, fontSize: 22, hasSquares: false },
    slot: rect(110, 84, 68, 58),
    slotDistance: 80,
    /** Of a reading on the server, and of the word in an empty slot. */
    slotFontSize: { reading: 34, empty: 25 },
    /** The column of the first message over the field, and how many columns are in a row. */
    column: rect(104, 174, 80, 232),
    columns: 8,
    /**
     * Within a column: the message that gets through, the ground, the lower edge of a lost message, and the
     * plate with the hour.
     */
    message: { x: 6, y: 24 },
    ground: { y: 180, height: 110 },
    floor: 182,
    plate: rect(5, 190, 70, 36),
    /** A reading in a message, and from there to the next one. */
    cell: rect(0, 0, 68, 34),
    cellDistance: { x: 0, y: 34 },
    fontSize: 26,
    smallFontSize: 22,
    sheetBackground: rect(752, 0, 248, 354),
    paper: rect(770, 24, 212, 404),
    plotLine: rect(761, 154, 230, 156),
  },
  narrow: {
    sky: rect(0, 0, 340, 316),
    headline: { x: 8, y: 28, fontSize: 23 },
    server: rect(0, 40, 340, 88),
    serverTitle: { x: 8, y: 59, fontSize: 18, lineHeight: 0 },
    legend: { measured: { x: 160, y: 59 }, repeated: { x: 254, y: 59 }, fontSize: 17, hasSquares: true },
    slot: rect(7, 84, 38, 37),
    slotDistance: 41,
    slotFontSize: { reading: 22, empty: 17 },
    column: rect(0, 132, 85, 92),
    columns: 4,
    message: { x: 3, y: 4 },
    ground: { y: 60, height: 32 },
    floor: 57,
    plate: rect(3, 66, 78, 22),
    cell: rect(0, 0, 26, 32),
    cellDistance: { x: 26, y: 0 },
    fontSize: 19,
    smallFontSize: 16,
    sheetBackground: rect(0, 316, 340, 100),
    paper: rect(8, 324, 324, 80),
    plotLine: rect(0, 350, 340, 38),
  },
});

export type Layout = (typeof layouts)[SizeName];

/** Returns the slot of an hour's reading on the server. */
export function slotRect(hourIndex: number, { slot, slotDistance }: Layout): Rect {
  return { ...slot, x: slot.x + hourIndex * slotDistance };
}

/**
 * Returns the column in which an hour's message rises or falls. A press there loses it or lets it through.
 */
export function columnRect(hourIndex: number, { column, columns }: Layout): Rect {
  return {
    ...column,
    x: column.x + (hourIndex % columns) * column.width,
    y: column.y + Math.floor(hourIndex / columns) * column.height,
  };
}

/** Returns where a reading begins within its message. Row 0 is the newest one, the others are repeated. */
export function cellOffset(row: number, { cellDistance }: Layout): Point {
  return { x: row * cellDistance.x, y: row * cellDistance.y };
}

/**
 * Returns the path of a reading to the server: up from its own message, or from its copy at the side of a
 * later one.
 */
export function readingPath(hourIndex: number, by: number, layout: Layout): string {
  const { message, cell } = layout;
  const { x, y } = columnRect(by, layout);
  const copy = cellOffset(by - hourIndex, layout);
  const start =
    by === hourIndex ? { x: cell.width / 2, y: 2 } : { x: copy.x + 2, y: copy.y + cell.height / 2 };
  const slot = slotRect(hourIndex, layout);
  return `M${x + message.x + start.x} ${y + message.y + start.y}L${middleOf(slot).x} ${slot.y + slot.height}`;
}

/** Returns how many readings an hour's message carries: at first there are fewer to repeat. */
export function cellCount(hourIndex: number): number {
  return Math.min(hourIndex, repeats) + 1;
}
