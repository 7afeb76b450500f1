import { box } from "./canvas.ts";
import { draggable } from "./touch.ts";

interface Props {
  /** Its middle. */
  at: number;
  y: number;
  height: number;
  /** Without it the part around it is what moves. */
  onDrag?: Parameters<typeof draggable>[0];
}

/** An edge that is moved to the left and right, with room for a finger around it. */
export function Grip({ at, y, height, onDrag }: Props) {
  return (
    <g {...draggable(onDrag, "ew-resize")} fill="none" stroke="var(--ink)" strokeWidth="2">
      <rect {...box(at - 22, y, 44, height)} stroke="none" pointerEvents="all" />
      <rect {...box(at - 7, y, 14, height)} rx="2" fill="var(--surface)" />
      <path d={`M${at - 2} ${y + height / 2 - 4}l-3 4 3 4m4-8l3 4-3 4`} />
    </g>
  );
}
