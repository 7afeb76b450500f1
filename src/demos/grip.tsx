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
    <g {...draggable(onDrag, "ew-resize")}>
      <rect {...box(at - 22, y, 44, height)} fill="none" pointerEvents="all" />
      <rect
        {...box(at - 5, y, 10, height)}
        rx="2"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path d={`M${at} ${y + 15}v${height - 30}`} stroke="var(--ink)" strokeWidth="2" />
    </g>
  );
}
