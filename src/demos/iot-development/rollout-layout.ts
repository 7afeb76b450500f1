import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { firstRings, fleetSize } from "./rollout-model.ts";

/**
 * The grid of devices begins at `x` and `y`, with `spacing` from device to device, `devicesPerLine` devices in a line and marks
 * of `markSize`. In the wide layout a line is a column, in the narrow layout a row.
 */
const layouts = {
  wide: {
    ground: box(0, 0, 1000, 482),
    headline: { x: 15, y: 45, fontSize: 42 },
    grid: { x: 15, y: 92, spacing: 19.4, devicesPerLine: 12, markSize: 14 },
    crossWidth: 5,
    label: { x: 15, y: 82, fontSize: 22 },
    hint: { x: 985, y: 82, fontSize: 22, anchor: "end" },
    border: 3,
    barrier: 9,
    halt: { away: [112, 116], fontSize: 34 },
    /** The handle of the first ring hangs from the end of that ring. */
    handle: { y: 344, width: 54, height: 32, scale: 1, fontSize: 24 },
    track: undefined,
    count: { x: 15, number: { y: 52, fontSize: 58 }, text: { y: 92, fontSize: 22 } },
    fields: {
      heap: box(0, 364, 326, 118),
      updated: box(326, 364, 146, 118),
      waiting: box(472, 364, 146, 118),
    },
    heap: { middle: 230, floor: 478, pitch: 16, perRow: 11, rows: 6, size: 14 },
    tiles: [box(618, 364, 192, 118), box(810, 364, 190, 118)],
    tileText: { fontSize: 24, line: 28 },
    check: 28,
  },
  narrow: {
    ground: box(0, 0, 340, 350),
    headline: { x: 8, y: 29, fontSize: 22 },
    grid: { x: 50, y: 42, spacing: 9.6, devicesPerLine: 30, markSize: 7 },
    crossWidth: 3,
    label: { x: 8, y: 42, fontSize: 16 },
    hint: { x: 2, y: 433, fontSize: 16, anchor: "start" },
    border: 2,
    barrier: 4,
    halt: { away: [144, 30], fontSize: 20 },
    handle: { y: 258, width: 34, height: 30, scale: 0.8, fontSize: 17 },
    /** Where the handle goes, with a stop for each size. */
    track: [162, 322],
    count: { x: 8, number: { y: 34, fontSize: 34 }, text: { y: 59, fontSize: 16.5 } },
    fields: { heap: box(0, 280, 178, 70), updated: box(178, 280, 81, 70), waiting: box(259, 280, 81, 70) },
    heap: { middle: 142, floor: 348, pitch: 8.2, perRow: 8, rows: 6, size: 7 },
    tiles: [box(0, 350, 176, 58), box(182, 350, 158, 58)],
    tileText: { fontSize: 18, line: 20 },
    check: 24,
  },
} as const;

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: { narrow: Canvas["narrow"] }) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** The height of what sticks to the top of a phone. The tiles begin below it. */
export const stickyHeight = 350;

/** Whether a line of devices is a row. */
const hasRows = (layout: Layout) => layout.track !== undefined;

/** Returns the box of all devices. */
export function gridBox(layout: Layout): Box {
  const { x, y, spacing, devicesPerLine } = layout.grid;
  const [along, across] = [devicesPerLine * spacing, (fleetSize / devicesPerLine) * spacing];
  return hasRows(layout) ? box(x, y, along, across) : box(x, y, across, along);
}

/** Returns the middle of a device's mark. */
export function middleOfDevice(device: number, layout: Layout): { x: number; y: number } {
  const { x, y, spacing, devicesPerLine } = layout.grid;
  const along = (device % devicesPerLine) * spacing + spacing / 2;
  const across = Math.floor(device / devicesPerLine) * spacing + spacing / 2;
  return hasRows(layout) ? { x: x + along, y: y + across } : { x: x + across, y: y + along };
}

/** Returns the path of the border between a device and the one before it, across the whole grid. */
export function borderBefore(device: number, layout: Layout): string {
  const { x, y, spacing, devicesPerLine } = layout.grid;
  const along = (device % devicesPerLine) * spacing;
  const across = Math.floor(device / devicesPerLine) * spacing;
  const rest = devicesPerLine * spacing - along;
  // A border within a line that two rings share has two corners.
  const corner = along ? spacing : 0;
  return hasRows(layout)
    ? `M${x + along + rest} ${y + across}h${-rest}v${corner}h${-along}`
    : `M${x + across + corner} ${y}v${along}h${-corner}v${rest}`;
}

/** Returns the device at a point of the drawing; undefined outside the grid. */
export function deviceAt(point: { x: number; y: number }, layout: Layout): number | undefined {
  const { x, y, spacing, devicesPerLine } = layout.grid;
  const [column, row] = [Math.floor((point.x - x) / spacing), Math.floor((point.y - y) / spacing)];
  const [along, across] = hasRows(layout) ? [column, row] : [row, column];
  const device = across * devicesPerLine + along;
  return along >= 0 && along < devicesPerLine && device >= 0 && device < fleetSize ? device : undefined;
}

/** Returns where the handle stands for a size of the first ring: at the end of that ring, or on its track. */
function stopOf(firstRing: number, layout: Layout): number {
  const { track } = layout;
  const { x, width } = gridBox(layout);
  if (!track) return x + (width * firstRing) / 100;
  const [start, end] = track;
  return start + ((end - start) * firstRings.indexOf(firstRing)) / (firstRings.length - 1);
}

export function handleBox(firstRing: number, layout: Layout): Box {
  const { y, width, height } = layout.handle;
  const { ground } = layout;
  const middle = stopOf(firstRing, layout);
  const x = Math.min(ground.width - width, Math.max(0, middle - width / 2));
  return box(x, y - height / 2, width, height);
}

/** Returns the size of the first ring whose stop is nearest. */
export function firstRingAt(x: number, layout: Layout): number {
  const distance = (firstRing: number) => Math.abs(stopOf(firstRing, layout) - x);
  return firstRings.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest));
}

/** Returns where a device that needs a visit lies on the heap, by its number there; undefined when the heap is full. */
export function heapPlace(index: number, { heap }: Layout): { x: number; y: number } | undefined {
  const { middle, floor, pitch, perRow, rows } = heap;
  let inRow = index;
  for (let row = 0; row < rows; row += 1) {
    const length = perRow - row;
    if (inRow < length) {
      // A row grows from its middle to both sides.
      const side = inRow % 2 ? 1 : -1;
      const fromMiddle = (side * Math.ceil(inRow / 2) * 2 + (length % 2 ? 0 : -1)) / 2;
      return { x: middle + fromMiddle * pitch, y: floor - (row + 0.5) * pitch };
    }
    inRow -= length;
  }
  return undefined;
}
