import { halfCapHeight } from "../styles/half-cap-height.ts";
import { DrawingText } from "./drawing-text.tsx";
import { middleOf, rect, type Rect } from "./svg-geometry.ts";

interface Props {
  area: Rect;
  lines: readonly string[];
  on: boolean;
  /** The sizes within the tile; `check` is the side of the square with the tick. */
  sizes: { fontSize: number; lineHeight: number; check: number };
  /** Whether the tile is dark while it is off. */
  dark?: boolean;
}

/**
 * A switch as it is drawn: a flat tile with a square, green and ticked while it is on. An overlay control
 * lies over it.
 */
export function SwitchTile({ area, lines, on, sizes: { fontSize, lineHeight, check }, dark = false }: Props) {
  const { y: middle } = middleOf(area);
  const x = area.x + check / 2;
  const light = on || dark;
  return (
    <g fill={light ? "var(--surface)" : "var(--fg)"}>
      <rect {...area} fill={on ? "var(--success)" : dark ? "var(--fg)" : "var(--sunken)"} />
      <rect
        {...rect(x, middle - check / 2, check, check)}
        fill="var(--surface)"
        stroke={light ? "var(--surface)" : "var(--fg)"}
        strokeWidth="3"
      />
      {on && (
        <path
          d={`M${x + check * 0.2} ${middle}l${check * 0.22} ${check * 0.24} ${check * 0.38} ${-check * 0.48}`}
          fill="none"
          stroke="var(--success)"
          strokeWidth={check / 6}
        />
      )}
      {lines.map((words, index) => (
        <DrawingText
          key={words}
          x={x + check * 1.5}
          y={middle + fontSize * halfCapHeight + (index - (lines.length - 1) / 2) * lineHeight}
          fontSize={fontSize}
          text={words}
        />
      ))}
    </g>
  );
}
