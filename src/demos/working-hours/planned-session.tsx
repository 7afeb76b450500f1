import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { flyFrom } from "../frame/fly-from.ts";
import { percentOfDay } from "../frame/percent-of-day.ts";

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
    <g ref={shape} className={session} data-short={minutes < 60 || undefined}>
      <rect x={percentOfDay(at)} y="15%" width={percentOfDay(minutes)} height="70%" />
      <svg x={percentOfDay(at + minutes / 2)} overflow="visible">
        <path d="M-8-22H8v17H1v22h-2V-5h-7z" />
        <text y="0.35em">{number}</text>
      </svg>
    </g>
  );
}

/* A short session is narrower than its number where the drawing is narrow. The number is then on a flag above it. */
const session = css`
  fill: var(--surface);
  pointer-events: none;

  > rect {
    stroke: var(--success);
    stroke-width: 2px;
  }
  path {
    display: none;
  }
  text {
    fill: var(--fg);
    translate: 0 var(--lane);
  }
  @container (width < 40rem) {
    &[data-short] {
      path {
        display: block;
      }
      text {
        translate: 0 -13px;
      }
    }
  }
`;
