import { gold } from "../../styles/tokens.ts";
import { toVisitorClock, type TimeSpan } from "../../time/time-span.ts";
import { rect } from "../svg-geometry.ts";
import type { useDrag } from "../use-drag.ts";
import {
  edgesOf,
  handleRect,
  laneY,
  minutesAt,
  minuteScale,
  type DayName,
  type Edge,
  type Layout,
} from "./working-hours-layout.ts";
import { daysOf, seasonsIn, sharedAllYear, type State } from "./working-hours-model.ts";

interface LayoutProps {
  state: State;
  layout: Layout;
}

interface DraggableProps extends LayoutProps {
  dragAttributes: ReturnType<typeof useDrag<Edge>>[1];
}

/** The lanes of both days. A press on one moves the nearest edge of its day there. */
export function Lanes({ state, layout, dragAttributes }: DraggableProps) {
  const { sky, lane } = layout;
  const nearest = (day: DayName, minutes: number) =>
    edgesOf(state)
      .filter((edge) => edge.day === day)
      .toSorted((one, other) => Math.abs(one.at - minutes) - Math.abs(other.at - minutes))[0]!;
  return (["yours", "ours"] as const).map((day) => (
    <rect
      key={day}
      {...rect(0, laneY(day, lane), sky.width, lane.height)}
      fill="none"
      pointerEvents="all"
      {...dragAttributes("pointer", (start) => {
        const at = minutesAt(start.x, layout);
        return { ...nearest(day, at), at };
      })}
    />
  ));
}

/**
 * Both days, and over them the time that they share all year. Our day after the year's first change of clocks
 * is dashed.
 */
export function Days({ state, layout }: LayoutProps) {
  const { lane } = layout;
  const { yours, ours } = daysOf(state);
  const [first, second] = seasonsIn(state);
  const x = minuteScale(layout);
  const strip = ({ start, end }: TimeSpan, day: DayName, height = lane.height, inset = 0) =>
    rect(x(start) + inset, laneY(day, lane) + inset, x(end) - x(start) - 2 * inset, height - 2 * inset);
  return (
    <g pointerEvents="none">
      {second &&
        toVisitorClock(ours, second.ahead).map((part) => (
          <rect
            key={nameOf(part)}
            // Far enough inside for our day to cover what both seasons have in common.
            {...strip(part, "ours", lane.height, 2)}
            fill="none"
            stroke="var(--line)"
            strokeWidth="2.5"
            strokeDasharray="7 6"
          />
        ))}
      <rect {...strip(yours, "yours")} fill={gold} />
      {toVisitorClock(ours, first!.ahead).map((part) => (
        <rect key={nameOf(part)} {...strip(part, "ours")} fill="var(--link)" />
      ))}
      {sharedAllYear(state).map((part) => (
        <rect key={nameOf(part)} {...strip(part, "yours", 2 * lane.height)} fill="var(--success)" />
      ))}
    </g>
  );
}

/** The gap between a handle and its day, as the sessions in the day have the colour of the handles. */
const gapToDay = 3;

/** A handle beside each edge of both days. */
export function Handles({ state, layout, dragAttributes }: DraggableProps) {
  const { handle } = layout;
  return edgesOf(state).map((edge) => {
    const area = handleRect(edge, layout);
    const width = handle - gapToDay;
    const left = area.x + (edge.isEnd ? gapToDay : 0);
    const middle = left + width / 2;
    return (
      <g key={`${edge.name}${edge.isEnd}`} {...dragAttributes("ew-resize", () => edge)}>
        <rect {...area} x={left} width={width} fill="var(--surface)" stroke="var(--fg)" strokeWidth="2" />
        <path
          d={`M${middle - 2} ${area.y + area.height / 2 - 7}l-${width / 4} 7 ${width / 4} 7zm4 0l${width / 4} 7-${width / 4} 7z`}
        />
        {/* The area in which a finger can drag the handle. */}
        <rect {...rect(area.x + handle / 2 - 26, area.y, 52, area.height)} fill="none" pointerEvents="all" />
      </g>
    );
  });
}

/** Returns a key for a part of a day, which midnight can split in two. */
function nameOf({ start }: TimeSpan): string {
  return start < 720 ? "early" : "late";
}
