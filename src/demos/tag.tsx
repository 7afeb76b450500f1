import { css } from "@linaria/core";
import { halfCapHeight } from "../styles/half-cap-height.ts";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing, times } from "../styles/tokens.ts";
import { DrawingText } from "./drawing-text.tsx";
import type { Point } from "./svg-geometry.ts";

interface Props {
  /** The middle of the tag. */
  at: Point;
  /** In degrees, clockwise. */
  turn: number;
  fontSize: number;
  fill: string;
  /** The colour of its border and text. */
  color: string;
  /** Without a border. */
  bare?: boolean;
  text: string;
  /** Whether it is seen coming down like a rubber stamp. */
  lands?: boolean;
}

/** A word or two about a part of the drawing, as a turned label that is as wide as its text. */
export function Tag({ at: { x, y }, turn, fontSize, fill, color, bare = false, text, lands = false }: Props) {
  const width = fontSize * (text.length * 0.56 + 1.2);
  const height = fontSize * 1.9;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill={color}>
      <g key={text} className={lands ? landingTag : undefined}>
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          fill={fill}
          stroke={bare ? undefined : color}
          strokeWidth="4"
        />
        <DrawingText x={0} y={fontSize * halfCapHeight} fontSize={fontSize} anchor="middle" text={text} />
      </g>
    </g>
  );
}

const landingTag = css`
  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle} var(--landing-delay, 0s) backwards;
  }
`;
