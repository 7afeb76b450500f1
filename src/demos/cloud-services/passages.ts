import type { PartName } from "./designs.ts";
import { middle, type Layout } from "./plug-layout.ts";

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
export function passagePath(boxes: Layout["boxes"], from: PartName, to: PartName, narrow: boolean): string {
  const [start, end, queue] = [middle(boxes[from]), middle(boxes[to]), middle(boxes.queue)];
  // The queue is long: what goes in or out meets it at a right angle.
  if (from !== "queue" && to !== "queue") return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const part = to === "queue" ? start : end;
  return `M${part.x} ${part.y}${narrow ? `H${queue.x}` : `V${queue.y}`}`;
}
