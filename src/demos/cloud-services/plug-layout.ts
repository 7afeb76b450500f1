import { box, middleOf, type Box } from "../canvas.ts";
import type { DesignName, PartName, PlugName } from "./designs.ts";

export interface Layout {
  /** A zone's own box is the tab at the start of its frame. */
  boxes: Record<PlugName, Box>;
  frames: { "zone-a": Box; "zone-b": Box };
  /** The line of text that says how old the backup is. */
  backup: number;
  /** Upper edge of the comparison of the designs, left edge of its figures, and height of a row. */
  table: { y: number; x: number; row: number };
}

const partInZone = ([x, width]: number[], zone: number) => box(x!, zone + 14, width!, 62);

/** Zones above each other, the queue between them; what is asked moves to the right. */
function wideLayout(design: DesignName): Layout {
  const zone = { a: design === "server" ? 86 : 1, b: 171 };
  const columns =
    design === "queue"
      ? { app: [226, 138], database: [417, 138], worker: [608, 138] }
      : { app: [226, 232], database: [514, 232], worker: [0, 0] };
  return {
    boxes: {
      entrance: box(1, 100, 122, 62),
      "zone-a": box(148, zone.a, 62, 90),
      "zone-b": box(148, zone.b, 62, 90),
      "app-a": partInZone(columns.app, zone.a),
      "app-b": partInZone(columns.app, zone.b),
      "database-a": partInZone(columns.database, zone.a),
      "database-b": partInZone(columns.database, zone.b),
      queue: box(226, 100, 520, 62),
      "worker-a": partInZone(columns.worker, zone.a),
      "worker-b": partInZone(columns.worker, zone.b),
    },
    frames: { "zone-a": box(148, zone.a, 611, 90), "zone-b": box(148, zone.b, 611, 90) },
    backup: 286,
    table: { y: 336, x: 208, row: 32 },
  };
}

/** Zones side by side, the queue between them. */
function narrowLayout(design: DesignName): Layout {
  const width = { server: 338, zones: 152, queue: 130 }[design];
  const second = 339 - width;
  const height = design === "queue" ? 50 : 80;
  const at = (zone: number, row: number) => box(zone + 8, 127 + row * (height + 10), width - 16, height);
  return {
    boxes: {
      entrance: box(1, 1, 338, 50),
      "zone-a": box(1, 67, width, 50),
      "zone-b": box(second, 67, width, 50),
      "app-a": at(1, 0),
      "app-b": at(second, 0),
      queue: box(139, 127, 62, 170),
      "database-a": at(1, 1),
      "database-b": at(second, 1),
      "worker-a": at(1, 2),
      "worker-b": at(second, 2),
    },
    frames: { "zone-a": box(1, 67, width, 239), "zone-b": box(second, 67, width, 239) },
    backup: 327,
    table: { y: 368, x: 76, row: 30 },
  };
}

export function layoutOf(design: DesignName, narrow: boolean): Layout {
  return narrow ? narrowLayout(design) : wideLayout(design);
}

/** Work passes from the first to the second. */
export const passages: [PartName, PartName][] = (["a", "b"] as const).flatMap((side) => [
  ["entrance", `app-${side}`],
  [`app-${side}`, "database-a"],
  [`app-${side}`, "database-b"],
  [`app-${side}`, "queue"],
  ["queue", `worker-${side}`],
  [`worker-${side}`, "database-a"],
  [`worker-${side}`, "database-b"],
]);

/** From the middle of one box to that of the other; the boxes are drawn upon it. */
export function passagePath({ boxes }: Layout, from: PartName, to: PartName, narrow: boolean): string {
  const [start, end, queue] = [middleOf(boxes[from]), middleOf(boxes[to]), middleOf(boxes.queue)];
  // The queue is long: what goes in or out meets it at a right angle.
  if (from !== "queue" && to !== "queue") return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const part = to === "queue" ? start : end;
  return `M${part.x} ${part.y}${narrow ? `H${queue.x}` : `V${queue.y}`}`;
}
