import { box, middleOf, type Box, type Canvas } from "../svg-geometry.ts";
import type { DesignName, PartName, PlugName, ZoneName } from "./plug-model.ts";

interface Layout {
  /** The box of a zone is its title at the start of its frame. */
  boxes: Record<PlugName, Box>;
  frames: Record<ZoneName, Box>;
}

/** In the wide layout one zone is above the other, in the narrow one they are side by side. The queue lies between them. */
export function layoutOf(design: DesignName, narrow: boolean): Layout {
  const last = narrow ? 209 : 241;
  const a = zoneAt(design === "server" ? (last + 1) / 2 : 1, narrow);
  const b = zoneAt(last, narrow);
  const entrance = narrow ? box(106, 1, 128, 52) : box(86, 154, 130, 64);
  return {
    frames: { "zone-a": a.frame, "zone-b": b.frame },
    boxes: {
      dns: entrance,
      balancer: entrance,
      "zone-a": a.tab,
      "zone-b": b.tab,
      "app-a": a.app,
      "app-b": b.app,
      queue: narrow ? box(139, 119, 62, 112) : box(338, 154, 406, 64),
      "database-a": a.database,
      "database-b": b.database,
    },
  };
}

function zoneAt(start: number, narrow: boolean) {
  return narrow
    ? {
        frame: box(start, 60, 130, 177),
        tab: box(start, 60, 130, 52),
        app: box(start + 8, 119, 114, 52),
        database: box(start + 8, 178, 114, 52),
      }
    : {
        frame: box(232, start, 527, 130),
        tab: box(232, start, 90, 130),
        app: box(338, start + 24, 180, 82),
        database: box(564, start + 24, 180, 82),
      };
}

export type Point = Pick<Box, "x" | "y">;

/** The bar with the cost, up to that of three servers, and the middles of the orders that arrive. */
export const besideDesign: Record<"wide" | "narrow", { costBar: Box; arrivals: Point[] }> = {
  wide: { costBar: box(1, 30, 180, 20), arrivals: [131, 186, 241].map((y) => ({ x: 59, y })) },
  narrow: { costBar: box(248, 28, 90, 18), arrivals: [20, 68].map((x) => ({ x, y: 27 })) },
};

/** Returns points for orders that nobody takes, all over the drawing except near the obstacles. */
export function pointsAround(obstacles: Box[], { narrow, width, height }: Canvas): Point[] {
  const [columns, rows] = narrow ? [7, 6] : [10, 7];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: 20 + ((index % columns) * (width - 40)) / (columns - 1),
    y: 22 + (Math.floor(index / columns) * (height - 44)) / (rows - 1),
  })).filter((point) =>
    obstacles.every((part) => {
      const { x, y } = middleOf(part);
      return Math.abs(point.x - x) > part.width / 2 + 18 || Math.abs(point.y - y) > part.height / 2 + 16;
    }),
  );
}

/** All connections, from one part to another. The drawing of a design with a queue leaves out those that bypass it. */
export const connections: [PartName, PartName][] = (["a", "b"] as const).flatMap((side) => [
  ["dns", `app-${side}`],
  ["balancer", `app-${side}`],
  [`app-${side}`, "database-a"],
  [`app-${side}`, "database-b"],
  [`app-${side}`, "queue"],
  ["queue", `database-${side}`],
]);

/** Returns the path of a connection between the middles of two boxes, which are drawn over its ends. */
export function connectionPath({ boxes }: Layout, from: PartName, to: PartName, narrow: boolean): string {
  const [start, end, queue] = [middleOf(boxes[from]), middleOf(boxes[to]), middleOf(boxes.queue)];
  if (from === "dns" || from === "balancer")
    return `M${start.x} ${start.y}${narrow ? `V56H${end.x}V${end.y}` : `H221V${end.y}H${end.x}`}`;
  // The queue is long, so a connection meets it at a right angle and not in its middle.
  if (from !== "queue" && to !== "queue") return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const part = to === "queue" ? start : end;
  return `M${part.x} ${part.y}${narrow ? `H${queue.x}` : `V${queue.y}`}`;
}
