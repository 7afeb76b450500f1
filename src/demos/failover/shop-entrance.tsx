import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import type { Layout } from "./failover-layout.ts";
import { isWhole, type State } from "./failover-model.ts";
import { headline, hint } from "./failover-text.ts";

/**
 * The street with a question or an answer, the belt on which orders arrive, and the legs and the shutter of
 * the entrance.
 */
export function ShopEntrance({ state, layout, shut }: { state: State; layout: Layout; shut: boolean }) {
  const { street, belt, entrance } = layout;
  const { x, y, fontSize } = layout.headline;
  const top = entrance.y + entrance.height;
  const under = belt.y - top;
  return (
    <>
      <rect {...street} fill={gold} />
      {headline(state).map((words, index) => (
        <DrawingText key={words} x={x} y={y + index * fontSize * 1.08} fontSize={fontSize} text={words} />
      ))}
      {isWhole(state) && <DrawingText x={x} y={y + fontSize * 2.1} fontSize={layout.fontSize} text={hint} />}
      <rect {...belt} rx={belt.height / 2} />
      <path
        d={`M8 ${belt.y + belt.height / 2}H${belt.x + belt.width - 12}`}
        stroke="var(--muted)"
        strokeWidth={belt.height * 0.52}
        strokeLinecap="round"
        strokeDasharray="0 37"
      />
      <path
        d={`M${entrance.x + 6} ${top}v${under}m${entrance.width - 12} 0v${-under}`}
        stroke="var(--fg)"
        strokeWidth="12"
      />
      <rect {...rect(entrance.x + 12, top, entrance.width - 24, shut ? under : 0)} fill="var(--muted)" />
    </>
  );
}
