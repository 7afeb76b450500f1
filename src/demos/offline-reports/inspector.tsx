import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { gold, times } from "../../styles/tokens.ts";
import { lastStop } from "./offline-reports-model.ts";
import { stopPoints } from "./scene-points.ts";

/** How long the inspector walks from one stop to the next. */
export const walkMs = 4.5 * times.beat;

interface Props {
  stop: number;
  /** How many reports the inspector's phone keeps. */
  carried: number;
}

/** A figure with a helmet and a pile of reports, and an arrow on each side to which it can be dragged. */
export function Inspector({ stop, carried }: Props) {
  const { x, y } = stopPoints[stop]!;
  return (
    <g className={inspector} transform={`translate(${x} ${y})`} stroke="var(--fg)" fill="var(--surface)">
      <g strokeWidth="3" data-inspector>
        <path d="M-14 0v-20l-4-2V-44q0-7 7-7H11q7 0 7 7v22l-4 2V0H3V-18H-3V0z" />
        <circle cy="-62" r="11" />
        <path d="M-17-63q0-17 17-17t17 17z" fill="var(--accent)" />
        <path d="M8-42H26v12H8z" fill={gold} />
      </g>
      <path
        d={`${stop > 0 ? "M-32-44l-12 9 12 9z" : ""}${stop < lastStop ? "M32-44l12 9-12 9z" : ""}`}
        strokeWidth="3"
      />
      {Array.from({ length: carried }, (_, index) => (
        <g key={index} transform={`translate(0 ${-94 - index * 18})`}>
          <path d="M-32-9h64V9h-64z" strokeWidth="2" />
          <path d="M-24 0H8" strokeWidth="5" />
        </g>
      ))}
      {/* Room for a finger. */}
      <path d="M-30-84h60V4h-60z" className={touchArea} />
    </g>
  );
}

const inspector = css`
  stroke-linejoin: round;

  @media ${motionAllowed} {
    transition: transform ${walkMs}ms linear;
  }
`;

const touchArea = css`
  /* touch-action has no effect on inline elements, as shapes are. */
  display: block;
  fill: none;
  stroke: none;
  pointer-events: all;
  touch-action: none;
`;
