import { box, middleOf, type Box, type Canvas } from "../svg-geometry.ts";
import type { DesignName, PartName, PlugName, ZoneName } from "./plug-model.ts";

interface Layout {
  /** A zone's own box is the tab at the start of its frame. */
  boxes: Record<PlugName, Box>;
  frames: Record<ZoneName, Box>;
}

/** In the wide drawing the zones lie above each other, in the narrow one side by side; the queue is between them. */
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

export type Place = Pick<Box, "x" | "y">;

/** Up to three servers' cost as a bar, and the places where orders wait to come in. */
export const edges: Record<"wide" | "narrow", { price: Box; wayIn: Place[] }> = {
  wide: { price: box(1, 30, 180, 20), wayIn: [131, 186, 241].map((y) => ({ x: 59, y })) },
  narrow: { price: box(248, 28, 90, 18), wayIn: [20, 68].map((x) => ({ x, y: 27 })) },
};

/** Where orders wait or lie that nobody takes: all around the boxes. */
export function placesAround(taken: Box[], { narrow, width, height }: Canvas): Place[] {
  const [columns, rows] = narrow ? [7, 6] : [10, 7];
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: 20 + ((place % columns) * (width - 40)) / (columns - 1),
    y: 22 + (Math.floor(place / columns) * (height - 44)) / (rows - 1),
  })).filter((place) =>
    taken.every((part) => {
      const { x, y } = middleOf(part);
      return Math.abs(place.x - x) > part.width / 2 + 18 || Math.abs(place.y - y) > part.height / 2 + 16;
    }),
  );
}

/** Work passes from the first to the second; where there is a queue, not past it to a database. */
export const passages: [PartName, PartName][] = (["a", "b"] as const).flatMap((side) => [
  ["dns", `app-${side}`],
  ["balancer", `app-${side}`],
  [`app-${side}`, "database-a"],
  [`app-${side}`, "database-b"],
  [`app-${side}`, "queue"],
  ["queue", `database-${side}`],
]);

/** From the middle of one box to that of the other; the boxes are drawn upon it. */
export function passagePath({ boxes }: Layout, from: PartName, to: PartName, narrow: boolean): string {
  const [start, end, queue] = [middleOf(boxes[from]), middleOf(boxes[to]), middleOf(boxes.queue)];
  if (from === "dns" || from === "balancer")
    return `M${start.x} ${start.y}${narrow ? `V56H${end.x}V${end.y}` : `H221V${end.y}H${end.x}`}`;
  // The queue is long: what goes in or out meets it at a right angle.
  if (from !== "queue" && to !== "queue") return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const part = to === "queue" ? start : end;
  return `M${part.x} ${part.y}${narrow ? `H${queue.x}` : `V${queue.y}`}`;
}
