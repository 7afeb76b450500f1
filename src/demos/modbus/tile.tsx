import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf, type Rect } from "../svg-geometry.ts";

const signs = {
  tick: { d: "M4 10l4.5 5 7.5-10", fill: "var(--success)" },
  cross: { d: "M5 5l10 10m0-10l-10 10", fill: "var(--accent)" },
  none: { d: "", fill: "var(--control)" },
};

interface CheckMarkProps {
  x: number;
  /** The middle of its height. */
  y: number;
  side: number;
  sign: keyof typeof signs;
}

/** A small square with a tick or a cross, or with nothing in it. */
export function CheckMark({ x, y, side, sign }: CheckMarkProps) {
  return (
    <g transform={`translate(${x} ${y - side / 2}) scale(${side / 20})`}>
      <rect {...rect(0, 0, 20, 20)} fill={signs[sign].fill} />
      {/* The key restarts the animation when the sign changes. */}
      <path key={sign} d={signs[sign].d} fill="none" stroke="var(--surface)" strokeWidth="3.5" />
    </g>
  );
}

interface TileProps {
  area: Rect;
  lines: readonly string[];
  fontSize: number;
  /**
   * Whether the switch is on. Undefined for a button that is not a switch and has no square before its text.
   */
  on?: boolean;
}

/**
 * A button or a switch as it is drawn. Unlike SwitchTile it stays light: in this drawing, a green ground
 * means a right value.
 */
export function Tile({ area, lines, fontSize, on }: TileProps) {
  const { y } = middleOf(area);
  const inset = fontSize * 0.42;
  const isSwitch = on !== undefined;
  return (
    <>
      <rect {...area} fill="var(--surface)" />
      {isSwitch && <CheckMark x={area.x + inset} y={y} side={fontSize * 1.1} sign={on ? "tick" : "none"} />}
      {lines.map((text, index) => (
        <DrawingText
          key={text}
          x={area.x + inset + (isSwitch ? fontSize * 1.5 : 0)}
          y={y + fontSize * (halfCapHeight + (index - (lines.length - 1) / 2) * 1.06)}
          fontSize={fontSize}
          fill="var(--fg)"
          text={text}
        />
      ))}
    </>
  );
}
