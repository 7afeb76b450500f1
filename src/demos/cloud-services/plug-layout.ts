import type { Box } from "../box.ts";
import type { DesignName, PlugName } from "./designs.ts";

export interface Layout {
  width: number;
  height: number;
  /** A zone's own box is the tab at the start of its frame. */
  boxes: Record<PlugName, Box>;
  frames: { "zone-a": Box; "zone-b": Box };
  /** The line of text that says how old the backup is. */
  backup: number;
  /** Where the comparison of the designs begins, and its first column of figures. */
  table: { y: number; x: number; row: number };
  text: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Zones above each other, the queue between them; what is asked moves to the right. */
function wideLayout(design: DesignName): Layout {
  const zone = { a: design === "server" ? 86 : 1, b: 171 };
  const columns =
    design === "queue"
      ? { app: [226, 138], database: [417, 138], worker: [608, 138] }
      : { app: [226, 232], database: [514, 232], worker: [0, 0] };
  const at = ([x, width]: number[], y: number) => box(x!, y + 14, width!, 62);
  return {
    width: 760,
    height: 506,
    boxes: {
      entrance: box(1, 100, 122, 62),
      "zone-a": box(148, zone.a, 62, 90),
      "zone-b": box(148, zone.b, 62, 90),
      "app-a": at(columns.app, zone.a),
      "app-b": at(columns.app, zone.b),
      "database-a": at(columns.database, zone.a),
      "database-b": at(columns.database, zone.b),
      queue: box(226, 100, 520, 62),
      "worker-a": at(columns.worker, zone.a),
      "worker-b": at(columns.worker, zone.b),
    },
    frames: { "zone-a": box(148, zone.a, 611, 90), "zone-b": box(148, zone.b, 611, 90) },
    backup: 286,
    table: { y: 336, x: 208, row: 32 },
    text: 15,
  };
}

/** Zones side by side, the queue between them. */
function narrowLayout(design: DesignName): Layout {
  const width = { server: 338, zones: 152, queue: 130 }[design];
  const second = 339 - width;
  const height = design === "queue" ? 50 : 80;
  const at = (zone: number, row: number) => box(zone + 8, 127 + row * (height + 10), width - 16, height);
  return {
    width: 340,
    height: 532,
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
    text: 14,
  };
}

export function layoutOf(design: DesignName, narrow: boolean): Layout {
  return narrow ? narrowLayout(design) : wideLayout(design);
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
