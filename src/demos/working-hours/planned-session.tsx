import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { flyFrom } from "../kit/fly-from.ts";
import { percentOfDay } from "../kit/percent-of-day.ts";

interface Props {
  name: string;
  minutes: number;
  /** In minutes on the visitor's clock. */
  at: number;
  number: number;
}

/** A session in its time, as its number. It flies there from its card. */
export function PlannedSession({ name, minutes, at, number }: Props) {
  const shape = useRef<SVGGElement>(null);
  useEffect(() => {
    // Those that are planned at the beginning are not seen flying.
    const card = shape.current!.closest("[data-demo][data-live]")?.querySelector(`[data-session="${name}"]`);
    if (!card) return;
    const { x, y, width, height } = card.getBoundingClientRect();
    flyFrom(shape.current!, { x: x + width / 2, y: y + height / 2 });
  }, [name]);
  return (
    <g ref={shape} className={session}>
      <rect x={percentOfDay(at)} y="15%" width={percentOfDay(minutes)} height="70%" />
      <svg x={percentOfDay(at + minutes / 2)} overflow="visible">
        <text y="0.35em">{number}</text>
      </svg>
    </g>
  );
}

/* A narrow drawing has no room for them: an hour is as wide as a digit. */
const session = css`
  fill: var(--surface);
  pointer-events: none;

  > rect {
    stroke: var(--success);
    stroke-width: 2px;
  }
  text {
    fill: var(--fg);
    translate: 0 var(--lane);
  }
  @container (width < 40rem) {
    display: none;
  }
`;
