import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { minutesPerDay, toVisitorClock, type TimeSpan } from "../../time/time-span.ts";
import { formatTime } from "../../time/time-zone.ts";
import type { Change } from "../kit/demo-types.ts";
import type { Drag } from "../kit/draggable.ts";
import { percentOfDay } from "../kit/percent-of-day.ts";
import { useDrag } from "../kit/use-drag.ts";
import { edgesOf, moveEdge, type Edge } from "./day-edges.ts";
import { PlannedSession } from "./planned-session.tsx";
import { daysOf, planSessions, seasonsIn, sharedAllYear, type State } from "./working-hours-model.ts";

/** Wide drawings name every third hour, narrow ones every sixth. */
const hours = [3, 6, 9, 12, 15, 18, 21];

/* In the layer that is dragged, a unit across is a minute. It is stretched. */
const layerHeight = 400;
const lanes = [
  { day: "yours", top: 0 },
  { day: "ours", top: layerHeight / 2 },
] as const;

interface Props {
  state: State;
  change: Change<State>;
}

/**
 * Both days as strips below each other, on the visitor's clock, with the sessions in the time that they share
 * all year. Places across are in per cent of a day, and sizes in pixels, so that nothing but time stretches.
 */
export function WorkingDays({ state, change }: Props) {
  const [dragged, dragAttributes] = useDrag<Edge>((drag) => change(moveGrabbed(drag)));
  const shown = dragged ? { ...state, ...moveGrabbed(dragged, 1) } : state;
  const edges = edgesOf(shown);
  return (
    <svg className={days} data-dragged={Boolean(dragged) || undefined} aria-hidden="true">
      {hours.map((hour) => (
        <g key={hour} className={hour % 6 ? thirdHour : undefined}>
          <line x1={percentOfDay(hour * 60)} x2={percentOfDay(hour * 60)} y2="100%" />
          <text x={percentOfDay(hour * 60)} y="100%" dy="1.3em">
            {formatTime(hour * 60)}
          </text>
        </g>
      ))}
      <Strips state={shown} />
      {planSessions(shown).map((session, index) =>
        session.at === undefined ? undefined : (
          <PlannedSession key={session.name} {...session} at={session.at} number={index + 1} />
        ),
      )}
      {edges.map((edge) => (
        <Handle key={edge.name + edge.isEnd} {...edge} />
      ))}
      <svg viewBox={`0 0 ${minutesPerDay} ${layerHeight}`} preserveAspectRatio="none" overflow="visible">
        {lanes.map(({ day, top }) => (
          <path
            key={day}
            d={`M0 ${top}h${minutesPerDay}v${layerHeight / 2}H0z`}
            fill="none"
            pointerEvents="all"
            {...dragAttributes("pointer", ({ x }) => ({ ...nearest(edges, day, x), at: x }))}
          />
        ))}
        {edges.map((edge) => (
          <path
            key={edge.name + edge.isEnd}
            className={touchArea}
            d={`M${edge.at} ${edge.day === "yours" ? 0 : layerHeight / 2}v${layerHeight / 2}`}
            {...dragAttributes("ew-resize", () => edge)}
          />
        ))}
      </svg>
    </svg>
  );
}

function moveGrabbed({ grabbed, start, point }: Drag<Edge>, step?: number): Partial<State> {
  return moveEdge(grabbed, grabbed.at + point.x - start.x, step);
}

/** Returns the edge of a day that is nearest to a time on the visitor's clock. A press on the day moves it there. */
function nearest(edges: readonly Edge[], day: Edge["day"], minutes: number): Edge {
  const distance = ({ at }: Edge) => Math.abs(at - minutes);
  return edges
    .filter((edge) => edge.day === day)
    .reduce((one, other) => (distance(other) < distance(one) ? other : one));
}

/** A handle outside the day, as the sessions in the day have its colour. */
function Handle({ day, isEnd, at }: Edge) {
  const left = isEnd ? 3 : -19;
  return (
    <svg x={percentOfDay(at)} y={day === "yours" ? "0" : "50%"} height="50%" overflow="visible">
      <rect x={left} width="16" height="100%" fill="var(--surface)" />
      <svg x={left + 8} y="50%" overflow="visible">
        <path d="M-2-7l-4 7 4 7zM2-7l4 7-4 7z" fill="var(--fg)" />
      </svg>
    </svg>
  );
}

/** Our day after the year's first change of clocks is dashed. */
function Strips({ state }: { state: State }) {
  const { yours, ours } = daysOf(state);
  const [first, second] = seasonsIn(state);
  return (
    <>
      <svg height="50%">
        <rect {...strip(yours)} fill={gold} />
      </svg>
      {/* It cuts off half of the dashes, so that our day covers what both seasons have in common. */}
      <svg y="50%" height="50%">
        {second &&
          toVisitorClock(ours, second.ahead).map((part) => (
            <rect key={nameOf(part)} {...strip(part)} className={dashed} />
          ))}
        {toVisitorClock(ours, first!.ahead).map((part) => (
          <rect key={nameOf(part)} {...strip(part)} fill="var(--link)" />
        ))}
      </svg>
      {sharedAllYear(state).map((part) => (
        <rect key={nameOf(part)} {...strip(part)} fill="var(--success)" />
      ))}
    </>
  );
}

const strip = ({ start, end }: TimeSpan) => ({
  x: percentOfDay(start),
  width: percentOfDay(end - start),
  height: "100%",
});

/** Returns a key for a part of a day, which midnight can split in two. */
function nameOf({ start }: TimeSpan): string {
  return start < 720 ? "early" : "late";
}

const days = css`
  --lane: clamp(52px, 6.5cqi, 70px);

  display: block;
  position: relative;
  /* Sessions that fly here from their cards are in front of everything. */
  z-index: 1;
  /* Room for a handle at both ends of the day. */
  inline-size: calc(100% - 44px);
  block-size: calc(2 * var(--lane));
  margin: 22px 22px 1.9em;
  overflow: visible;
  touch-action: pan-y;
  user-select: none;

  line {
    stroke: var(--muted);
    stroke-width: 2px;
  }
  text {
    text-anchor: middle;
  }
  > g > text {
    fill: var(--line);
  }
  @media ${motionAllowed} {
    &:not([data-dragged]) :is(rect, svg) {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;

const thirdHour = css`
  @container (width < 40rem) {
    display: none;
  }
`;

const dashed = css`
  fill: none;
  stroke: var(--line);
  stroke-dasharray: 7 6;
  stroke-width: 5px;
`;

/** As wide as a finger, around an edge. */
const touchArea = css`
  /* touch-action has no effect on inline elements, as shapes are. */
  display: block;
  fill: none;
  stroke: transparent;
  stroke-width: 44px;
  vector-effect: non-scaling-stroke;
  pointer-events: stroke;
  touch-action: none;
`;
