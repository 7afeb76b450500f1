import { box, middleOf, type Box, type Canvas } from "../svg-geometry.ts";
import {
  designNames,
  type DesignName,
  type PartName,
  type PlugName,
  type ZoneName,
} from "./failover-model.ts";

const layouts = {
  wide: {
    street: box(0, 0, 330, 362),
    /** The house with the servers. Its rooms leave a margin for the wires. */
    house: box(330, 0, 670, 362),
    gate: box(150, 190, 180, 76),
    queue: box(358, 151, 634, 60),
    belt: box(-14, 318, 344, 24),
    /** The size of an order, in parts of 58 by 40 units. */
    order: 1,
    /** The left edge of the first column of orders that wait before the gate, and how many lie one upon the other. */
    heap: { x: 80, distance: 68, layers: 4 },
    /** The left edge of the first order on the belt while all goes well. */
    passing: { x: 202, distance: 96 },
    headline: { x: 20, y: 46, fontSize: 37 },
    title: 28,
    text: 22,
    /** Within a part: its margin, and the lines of its two texts. */
    part: { margin: 16, title: 30, text: 53, art: 66 },
    tag: 30,
  },
  narrow: {
    street: box(0, 0, 340, 126),
    house: box(0, 126, 340, 214),
    gate: box(214, 8, 122, 60),
    queue: box(140, 197, 60, 131),
    belt: box(-8, 110, 356, 12),
    order: 0.62,
    heap: { x: 170, distance: 41, layers: 2 },
    passing: { x: 256, distance: 82 },
    headline: { x: 10, y: 28, fontSize: 23 },
    title: 19,
    text: 16,
    part: { margin: 8, title: 22, text: 40, art: 46 },
    tag: 18,
  },
};

/** The place of a room and its size: in the wide layout one is above the other, in the narrow one beside it. */
const roomSpans = {
  wide: {
    server: [8, 346],
    zones: [8, 169, 185, 169],
    queue: [8, 135, 219, 135],
  },
  narrow: {
    server: [6, 328],
    zones: [6, 160, 174, 160],
    queue: [6, 128, 206, 128],
  },
};

/** Returns all places of a design's drawing. */
export function layoutOf(design: DesignName, { narrow }: Pick<Canvas, "narrow">) {
  const name = narrow ? "narrow" : "wide";
  const layout = layouts[name];
  const [start = 0, size = 0, secondStart = start, secondSize = size] = roomSpans[name][design];
  const zone = narrow ? narrowZone : wideZone;
  const [a, b] = [zone(start, size), zone(secondStart, secondSize)];
  const boxes: Record<PlugName, Box> = {
    dns: layout.gate,
    balancer: layout.gate,
    queue: layout.queue,
    "zone-a": a.plug,
    "zone-b": b.plug,
    "app-a": a.app,
    "app-b": b.app,
    "database-a": a.database,
    "database-b": b.database,
  };
  const rooms: Record<ZoneName, Box> = { "zone-a": a.room, "zone-b": b.room };
  return { ...layout, narrow, boxes, rooms };
}

export type Layout = ReturnType<typeof layoutOf>;

function wideZone(y: number, height: number) {
  const [top, partHeight] = [y + 14, height - 36];
  return {
    room: box(358, y, 634, height),
    plug: box(840, y, 152, height),
    app: box(384, top, 180, partHeight),
    database: box(604, top, 220, partHeight),
  };
}

/** One server has room for its two parts side by side. */
function narrowZone(x: number, width: number) {
  const beside = width > 200;
  const column = beside ? 152 : width - 12;
  return {
    room: box(x, 136, width, 198),
    plug: box(x, 136, width, 58),
    app: box(x + 6, 197, column, beside ? 131 : 58),
    database: beside ? box(x + 170, 197, column, 131) : box(x + 6, 260, column, 68),
  };
}

export function choiceBox(design: DesignName, narrow: boolean): Box {
  const index = designNames.indexOf(design);
  return narrow ? box(index * 116, 346, 108, 58) : box(index * 339, 378, 322, 62);
}

export type Flow = "passes" | "waits" | "held";

/** Returns the place of one of the shop's orders: passing through the gate, heaped up before it, or held in the queue. */
export function orderPlace(index: number, flow: Flow, layout: Layout): [x: number, y: number] {
  const { belt, order, heap, passing, queue, narrow } = layout;
  const ground = belt.y - 40 * order;
  if (flow === "waits") {
    const layer = index % heap.layers;
    const column = (index - layer) / heap.layers;
    return [heap.x - column * heap.distance + (layer % 2) * 5, ground - layer * 40 * order];
  }
  const held = flow === "passes" ? 0 : narrow ? 4 : 6;
  if (index >= held) return [passing.x - (index - held) * passing.distance, ground];
  return narrow ? [queue.x + 12, queue.y + 103 - index * 25] : [queue.x + 564 - index * 66, queue.y + 10];
}

/**
 * Returns the path of a connection between two boxes, which are drawn over its ends. The queue is long, so a connection meets
 * it at a right angle; one that begins at the gate turns twice.
 */
export function connectionPath({ boxes, house, gate, narrow }: Layout, from: PartName, to: PartName): string {
  const [start, end] = [middleOf(boxes[from]), middleOf(boxes[to])];
  if (boxes[from] === gate)
    return narrow
      ? `M${start.x} ${house.y}v5H${end.x}V${end.y}`
      : `M${house.x} ${start.y}h14V${end.y}H${end.x}`;
  if (boxes.queue !== boxes[from] && boxes.queue !== boxes[to])
    return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return narrow
    ? `M${start.x} ${(from === "queue" ? end : start).y}H${end.x}`
    : `M${(from === "queue" ? end : start).x} ${start.y}V${end.y}`;
}
