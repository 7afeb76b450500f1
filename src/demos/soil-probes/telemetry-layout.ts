import { box, middleOf, type Box, type Canvas } from "../svg-geometry.ts";
import { repeats } from "./telemetry-model.ts";

const layouts = {
  wide: {
    sky: box(0, 0, 752, 400),
    headline: { x: 16, y: 50, fontSize: 38 },
    shelf: box(0, 72, 752, 82),
    shelfTitle: { x: 16, y: 106, fontSize: 26, line: 28 },
    slot: box(110, 84, 68, 58),
    slotDistance: 80,
    /** Of a reading on the server, and of the word in an empty place. */
    slotFont: [34, 25],
    /** The part of the field that a message has to itself, and how many are in a row. */
    column: box(104, 174, 80, 232),
    columns: 8,
    /** Within a column: the message that gets through, the ground, the lower edge of a lost message, and the plate with the hour. */
    message: { x: 6, y: 24 },
    ground: { y: 180, height: 86 },
    lies: 182,
    plate: box(5, 190, 70, 36),
    /** A reading in a message, and from there to the next one. */
    cell: box(0, 0, 68, 34),
    cellDistance: [0, 34],
    font: 26,
    small: 22,
    dawn: box(752, 0, 248, 354),
    paper: box(770, 24, 212, 392),
    line: box(761, 154, 230, 156),
  },
  narrow: {
    sky: box(0, 0, 340, 316),
    headline: { x: 8, y: 28, fontSize: 23 },
    shelf: box(0, 40, 340, 88),
    shelfTitle: { x: 8, y: 59, fontSize: 18, line: 0 },
    slot: box(7, 84, 38, 37),
    slotDistance: 41,
    slotFont: [22, 17],
    column: box(0, 132, 85, 92),
    columns: 4,
    message: { x: 3, y: 4 },
    ground: { y: 60, height: 32 },
    lies: 57,
    plate: box(3, 66, 78, 22),
    cell: box(0, 0, 26, 32),
    cellDistance: [26, 0],
    font: 19,
    small: 16,
    dawn: box(0, 316, 340, 88),
    paper: box(8, 324, 324, 72),
    line: box(0, 350, 340, 38),
  },
};

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Pick<Canvas, "narrow">) {
  return { ...layouts[narrow ? "narrow" : "wide"], narrow };
}

/** Returns the place of an hour's reading on the server. */
export function slotBox(hour: number, { slot, slotDistance }: Layout): Box {
  return { ...slot, x: slot.x + hour * slotDistance };
}

/** Returns the part of the field in which an hour's message rises or falls. A press there loses it or lets it through. */
export function columnBox(hour: number, { column, columns }: Layout): Box {
  return {
    ...column,
    x: column.x + (hour % columns) * column.width,
    y: column.y + Math.floor(hour / columns) * column.height,
  };
}

/** Returns the place of a reading within its message: the newest first, then the repeated ones. */
export function cellPlace(row: number, { cellDistance: [x = 0, y = 0] }: Layout): [x: number, y: number] {
  return [row * x, row * y];
}

/** Returns the line that an arrived reading takes: up from its own message, or from its copy at the side of a later one. */
export function wayOf(hour: number, by: number, layout: Layout): string {
  const { message, cell } = layout;
  const { x, y } = columnBox(by, layout);
  const [cellX, cellY] = cellPlace(by - hour, layout);
  const start = by === hour ? [cell.width / 2, 2] : [cellX + 2, cellY + cell.height / 2];
  const slot = slotBox(hour, layout);
  return `M${x + message.x + start[0]!} ${y + message.y + start[1]!}L${middleOf(slot).x} ${slot.y + slot.height}`;
}

/** Returns how many readings an hour's message carries: at first there are fewer to repeat. */
export function cellCount(hour: number): number {
  return Math.min(hour, repeats) + 1;
}
