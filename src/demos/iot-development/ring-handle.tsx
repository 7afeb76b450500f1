import { gold } from "../../styles/tokens.ts";
import { draggable } from "../draggable.ts";
import { box, middleOf } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import { firstRingAt, handleBox, type Layout } from "./rollout-layout.ts";
import type { State } from "./rollout-model.ts";
import { formatFirstRing } from "./rollout-text.ts";

interface Props {
  firstRing: number;
  layout: Layout;
  change: ((changes: Partial<State>) => void) | undefined;
}

/** The handle that sets the size of the first ring, with that size beside it. */
export function RingHandle({ firstRing, layout, change }: Props) {
  const { handle, track, ground } = layout;
  const area = handleBox(firstRing, layout);
  const { x, y } = middleOf(area);
  const drag =
    change &&
    ((point: { x: number }) => {
      const next = firstRingAt(point.x, layout);
      if (next !== firstRing) change({ firstRing: next, sent: Infinity });
    });
  // The text stands on the side with more room.
  const before = x > ground.width / 2;
  const text = `First ring: ${formatFirstRing(firstRing)}`;
  const baseline = handle.y + handle.fontSize * 0.36;
  return (
    <g {...draggable(drag, "ew-resize")} fill="var(--surface)">
      <rect {...box(0, area.y - 2, ground.width, area.height + 4)} fill="none" pointerEvents="all" />
      {track ? (
        <>
          <path d={`M${track[0]} ${y}H${track[1]}`} stroke="var(--control)" strokeWidth="3" />
          <Word x={8} y={baseline} fontSize={handle.fontSize} text={text} />
        </>
      ) : (
        <Word
          x={before ? area.x - 12 : area.x + area.width + 12}
          y={baseline}
          fontSize={handle.fontSize}
          anchor={before ? "end" : "start"}
          text={text}
        />
      )}
      <rect {...area} fill={gold} />
      <path
        d="M-6 -9l-9 9 9 9zM6 -9l9 9 -9 9z"
        transform={`translate(${x} ${y}) scale(${handle.scale})`}
        fill="var(--ink)"
      />
      {/* Room for a finger, which moves the handle from here and scrolls from everywhere else. */}
      <rect
        {...box(x - 30, area.y - 6, 60, area.height + 12)}
        fill="none"
        pointerEvents="all"
        style={drag && { display: "block", touchAction: "none" }}
      />
    </g>
  );
}
