import { box } from "./svg-geometry.ts";
import { draggable } from "./draggable.ts";

interface Props {
  /** Horizontal middle. */
  x: number;
  /** Upper end. */
  y: number;
  height: number;
  /** Gets the place of the pointer. Left out where the shape around the handle is draggable itself. */
  onDrag?: Parameters<typeof draggable>[0];
}

/** Draws the handle of an edge that can be dragged to the left and right. Its invisible target is 44 units wide. */
export function DragHandle({ x, y, height, onDrag }: Props) {
  return (
    <g {...draggable(onDrag, "ew-resize")} fill="none" stroke="var(--ink)" strokeWidth="2">
      <rect {...box(x - 22, y, 44, height)} stroke="none" pointerEvents="all" />
      <rect {...box(x - 7, y, 14, height)} rx="2" fill="var(--surface)" />
      <path d={`M${x - 2} ${y + height / 2 - 4}l-3 4 3 4m4-8l3 4-3 4`} />
    </g>
  );
}
