import { withNarrowFlag, type SizeName } from "../drawing-size.ts";
import { rect, type Point, type Rect } from "../svg-geometry.ts";
import { firstRingPercents, fleetSize } from "./rollout-model.ts";

export const layouts = withNarrowFlag({
  wide: {
    background: rect(0, 0, 1000, 482),
    headline: { x: 15, y: 45, fontSize: 42 },
    /**
     * The devices, in columns of `perColumn`, with `spacing` from the middle of one to the next and marks of
     * `markSize`.
     */
    grid: { x: 15, y: 92, spacing: 19.4, perColumn: 12, markSize: 14 },
    crossWidth: 3,
    label: { x: 15, y: 82, fontSize: 22 },
    hint: { x: 985, y: 82, fontSize: 22, anchor: "end" },
    border: 3,
    barrier: 9,
    /**
     * The middle of the label HALTED: `x` is its distance from the barrier, `y` from the upper edge of the
     * grid.
     */
    halt: { x: 112, y: 116, fontSize: 34 },
    /** The handle of the first ring hangs below the end of that ring. */
    handle: { y: 344, width: 54, height: 32, scale: 1, fontSize: 24 },
    track: undefined,
    countText: { x: 15, number: { y: 50, fontSize: 54 }, text: { y: 78, fontSize: 22 } },
    /** The three counts below the fleet. */
    counts: {
      bricked: rect(0, 364, 326, 118),
      updated: rect(326, 364, 146, 118),
      waiting: rect(472, 364, 146, 118),
    },
    heap: { middle: 270, floor: 478, pitch: 13, perRow: 8, rows: 8, size: 11 },
    tiles: { secondSlot: rect(618, 364, 192, 118), anotherFleet: rect(810, 364, 190, 118) },
    tileSizes: { fontSize: 24, lineHeight: 28, check: 28 },
  },
  narrow: {
    background: rect(0, 0, 340, 390),
    headline: { x: 8, y: 28, fontSize: 22 },
    grid: { x: 8, y: 54, spacing: 10.8, perColumn: 20, markSize: 8 },
    crossWidth: 1.6,
    label: { x: 8, y: 48, fontSize: 16 },
    hint: { x: 2, y: 475, fontSize: 16, anchor: "start" },
    border: 2,
    barrier: 5,
    halt: { x: 64, y: 108, fontSize: 20 },
    handle: { y: 291, width: 34, height: 30, scale: 0.8, fontSize: 17 },
    /** The ends of the handle's track, which has a stop for each size. */
    track: [162, 315],
    countText: { x: 8, number: { y: 32, fontSize: 34 }, text: { y: 55, fontSize: 16.5 } },
    counts: {
      bricked: rect(0, 312, 178, 78),
      updated: rect(178, 312, 81, 78),
      waiting: rect(259, 312, 81, 78),
    },
    heap: { middle: 142, floor: 366, pitch: 8.2, perRow: 8, rows: 6, size: 7 },
    tiles: { secondSlot: rect(0, 392, 174, 58), anotherFleet: rect(182, 392, 158, 58) },
    tileSizes: { fontSize: 18, lineHeight: 20, check: 24 },
  },
} as const);

export type Layout = (typeof layouts)[SizeName];

/** The height of the part that sticks to the top of a narrow window. It ends above the tiles. */
export const stickyHeight = layouts.narrow.background.height;

export function gridRect({ grid: { x, y, spacing, perColumn } }: Layout): Rect {
  return rect(x, y, (fleetSize / perColumn) * spacing, perColumn * spacing);
}

/** Returns the middle of a device. Devices are numbered from 0, in the order in which they are updated. */
export function middleOfDevice(device: number, { grid }: Layout): Point {
  const { x, y, spacing, perColumn } = grid;
  return {
    x: x + (Math.floor(device / perColumn) + 0.5) * spacing,
    y: y + ((device % perColumn) + 0.5) * spacing,
  };
}

/** Returns the path of the border between a device and the one before it, across the whole grid. */
export function borderBefore(device: number, { grid }: Layout): string {
  const { x, y, spacing, perColumn } = grid;
  const above = (device % perColumn) * spacing;
  const left = x + Math.floor(device / perColumn) * spacing;
  // A border within a column that two rings share has two corners.
  const corner = above ? spacing : 0;
  return `M${left + corner} ${y}v${above}h${-corner}v${perColumn * spacing - above}`;
}

/** Returns the device at a point of the drawing; undefined outside the grid. */
export function deviceAt(point: Point, { grid }: Layout): number | undefined {
  const { x, y, spacing, perColumn } = grid;
  const [column, row] = [Math.floor((point.x - x) / spacing), Math.floor((point.y - y) / spacing)];
  const device = column * perColumn + row;
  return row >= 0 && row < perColumn && device >= 0 && device < fleetSize ? device : undefined;
}

/** Returns the `x` of the handle for a size of the first ring: at the end of that ring, or on its track. */
function stopOf(firstRingPercent: number, layout: Layout): number {
  const { track } = layout;
  const { x, width } = gridRect(layout);
  if (!track) return x + (width * firstRingPercent) / 100;
  const [start, end] = track;
  return (
    start + ((end - start) * firstRingPercents.indexOf(firstRingPercent)) / (firstRingPercents.length - 1)
  );
}

export function handleRect(firstRingPercent: number, layout: Layout): Rect {
  const { y, width, height } = layout.handle;
  const { background, grid } = layout;
  const middle = stopOf(firstRingPercent, layout);
  const x = Math.min(background.width - grid.x - width, Math.max(grid.x, middle - width / 2));
  return rect(x, y - height / 2, width, height);
}

/** Returns the size of the first ring whose stop is nearest. */
export function firstRingAt(x: number, layout: Layout): number {
  const distance = (firstRingPercent: number) => Math.abs(stopOf(firstRingPercent, layout) - x);
  return firstRingPercents.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest));
}

/**
 * Returns where a device that needs a visit lies on the heap, by its number there from 0; undefined when the
 * heap is full.
 */
export function heapPoint(index: number, { heap }: Layout): Point | undefined {
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
