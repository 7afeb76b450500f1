import { withNarrowFlag, type SizeName } from "../drawing-size.ts";
import { rect, middleOf, type Point, type Rect } from "../svg-geometry.ts";
import {
  designNames,
  type Connection,
  type DesignName,
  type PlugName,
  type ZoneName,
} from "./failover-model.ts";

const layouts = withNarrowFlag({
  wide: {
    street: rect(0, 0, 330, 362),
    /** The dark background of the zones, with a margin in which the connections run. */
    dataCentre: rect(330, 0, 670, 362),
    entrance: rect(150, 190, 180, 76),
    /**
     * The start and the length of all zones together: vertically, and in the narrow drawing horizontally.
     * `gap` is between two zones, `queueGap` if the queue is there.
     */
    zones: { start: 8, length: 346, gap: 8, queueGap: 76 },
    queue: rect(358, 151, 634, 60),
    belt: rect(-14, 318, 344, 24),
    /** The scale of an order, which is 58 by 40 units large at 1. */
    orderScale: 1,
    /**
     * The orders that wait before the entrance: the left edge of the first column, and the number of orders
     * in a column.
     */
    heap: { x: 80, distance: 68, layers: 4 },
    /** The left edge of the first order on the belt while all goes well. */
    passing: { x: 202, distance: 96 },
    headline: { x: 20, y: 46, fontSize: 37 },
    titleFontSize: 28,
    fontSize: 22,
    /** Within a part: its margin, the baselines of its two texts, and the upper edge of its picture. */
    part: { margin: 16, titleY: 30, textY: 53, pictureY: 66 },
    tagFontSize: 30,
    /** The first design to choose from, the distance to the next one, and the texts within. */
    choice: { area: rect(0, 372, 322, 64), distance: 339, titleFontSize: 26, titleY: 29, textY: 52 },
  },
  narrow: {
    street: rect(0, 0, 340, 126),
    dataCentre: rect(0, 126, 340, 214),
    entrance: rect(214, 8, 122, 60),
    zones: { start: 6, length: 328, gap: 8, queueGap: 72 },
    queue: rect(140, 197, 60, 131),
    belt: rect(-8, 110, 356, 12),
    orderScale: 0.62,
    heap: { x: 170, distance: 41, layers: 2 },
    passing: { x: 256, distance: 82 },
    headline: { x: 10, y: 28, fontSize: 23 },
    titleFontSize: 19,
    fontSize: 16,
    part: { margin: 8, titleY: 22, textY: 40, pictureY: 46 },
    tagFontSize: 18,
    choice: { area: rect(0, 346, 108, 70), distance: 116, titleFontSize: 18, titleY: 24, textY: 44 },
  },
});

/**
 * Returns the layout with the areas of a design's zones and parts. A design with one zone has no parts in the
 * second one.
 */
export function layoutOf(design: DesignName, sizeName: SizeName) {
  const layout = layouts[sizeName];
  const { start, length, gap, queueGap } = layout.zones;
  const size = design === "server" ? length : (length - (design === "zones" ? gap : queueGap)) / 2;
  const zone = layout.narrow ? narrowZone : wideZone;
  const a = zone(start, size);
  const b = zone(start + length - size, size);
  const areas: Record<PlugName, Rect> = {
    dns: layout.entrance,
    balancer: layout.entrance,
    queue: layout.queue,
    "zone-a": a.plug,
    "zone-b": b.plug,
    "app-a": a.app,
    "app-b": b.app,
    "database-a": a.database,
    "database-b": b.database,
  };
  const zoneAreas: Record<ZoneName, Rect> = { "zone-a": a.zone, "zone-b": b.zone };
  return { ...layout, areas, zoneAreas };
}

export type Layout = ReturnType<typeof layoutOf>;

function wideZone(y: number, height: number) {
  const [top, partHeight] = [y + 14, height - 36];
  return {
    zone: rect(358, y, 634, height),
    plug: rect(840, y, 152, height),
    app: rect(384, top, 180, partHeight),
    database: rect(604, top, 220, partHeight),
  };
}

/** In the design with one server, its two parts are side by side. In a zone, one part is below the other. */
function narrowZone(x: number, width: number) {
  const beside = width > 200;
  const column = beside ? 152 : width - 12;
  return {
    zone: rect(x, 136, width, 198),
    plug: rect(x, 136, width, 58),
    app: rect(x + 6, 197, column, beside ? 131 : 58),
    database: beside ? rect(x + 170, 197, column, 131) : rect(x + 6, 260, column, 68),
  };
}

export function choiceRect(design: DesignName, { choice }: Pick<Layout, "choice">): Rect {
  return { ...choice.area, x: designNames.indexOf(design) * choice.distance };
}

/** The movement of the orders: through the entrance, into a heap before it, or into the queue. */
export type Flow = "passes" | "waits" | "held";

/** Returns the upper left corner of one of the shop's orders. */
export function orderPoint(index: number, flow: Flow, layout: Layout): Point {
  const { belt, orderScale, heap, passing, queue, narrow } = layout;
  const ground = belt.y - 40 * orderScale;
  if (flow === "waits") {
    const layer = index % heap.layers;
    const column = (index - layer) / heap.layers;
    return { x: heap.x - column * heap.distance + (layer % 2) * 5, y: ground - layer * 40 * orderScale };
  }
  const heldCount = flow === "passes" ? 0 : narrow ? 4 : 6;
  if (index >= heldCount) return { x: passing.x - (index - heldCount) * passing.distance, y: ground };
  return narrow
    ? { x: queue.x + 12, y: queue.y + 103 - index * 25 }
    : { x: queue.x + 564 - index * 66, y: queue.y + 10 };
}

/**
 * Returns the path of a connection between two parts, which are drawn over its ends. The queue is long, so a
 * connection meets it at a right angle; one that begins at the entrance turns twice.
 */
export function connectionPath(
  [from, to]: Connection,
  { areas, dataCentre, entrance, narrow }: Layout,
): string {
  const [start, end] = [middleOf(areas[from]), middleOf(areas[to])];
  if (areas[from] === entrance)
    return narrow
      ? `M${start.x} ${dataCentre.y}v5H${end.x}V${end.y}`
      : `M${dataCentre.x} ${start.y}h14V${end.y}H${end.x}`;
  if (areas.queue !== areas[from] && areas.queue !== areas[to])
    return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return narrow
    ? `M${start.x} ${(from === "queue" ? end : start).y}H${end.x}`
    : `M${(from === "queue" ? end : start).x} ${start.y}V${end.y}`;
}
