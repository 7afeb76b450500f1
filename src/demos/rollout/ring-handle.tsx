import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { gold } from "../../styles/tokens.ts";
import type { Change } from "../demo-definition.ts";
import { draggable, type Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { firstRingAt, gridRect, handleRect, type Layout } from "./rollout-layout.ts";
import { atTheEnd, type State } from "./rollout-model.ts";
import { firstRingText } from "./rollout-text.ts";

interface Props {
  firstRingPercent: number;
  layout: Layout;
  change: Change<State> | undefined;
}

/** The handle that sets the size of the first ring, with that size beside it. */
export function RingHandle({ firstRingPercent, layout, change }: Props) {
  const { handle, track, background } = layout;
  const grid = gridRect(layout);
  const area = handleRect(firstRingPercent, layout);
  const { x, y } = middleOf(area);
  const drag =
    change &&
    (({ point }: Drag) => {
      const next = firstRingAt(point.x, layout);
      if (next !== firstRingPercent) change({ firstRingPercent: next, ...atTheEnd });
    });
  // The text is on the side with more room.
  const textBefore = x > background.width / 2;
  const text = firstRingText(firstRingPercent);
  // Without a track of its own the handle hangs on a rail as wide as the fleet.
  const rail = track ? `M${track[0]} ${y}H${track[1]}` : `M${grid.x} ${area.y + 1}h${grid.width}`;
  const baseline = handle.y + handle.fontSize * halfCapHeight;
  return (
    <g {...draggable(drag, "ew-resize")} fill="var(--surface)">
      <rect {...rect(0, area.y - 2, background.width, area.height + 4)} fill="none" pointerEvents="all" />
      <path d={rail} stroke="var(--control)" strokeWidth="3" />
      {track ? (
        <DrawingText x={8} y={baseline} fontSize={handle.fontSize} text={text} />
      ) : (
        <DrawingText
          x={textBefore ? area.x - 12 : area.x + area.width + 12}
          y={baseline}
          fontSize={handle.fontSize}
          anchor={textBefore ? "end" : "start"}
          text={text}
        />
      )}
      <rect {...area} fill={gold} />
      <path
        d="M-6 -9l-9 9 9 9zM6 -9l9 9 -9 9z"
        transform={`translate(${x} ${y}) scale(${handle.scale})`}
        fill="var(--fg)"
      />
      <TouchArea area={rect(x - 30, area.y - 6, 60, area.height + 12)} live={drag !== undefined} />
    </g>
  );
}
