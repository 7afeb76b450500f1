import { css } from "@linaria/core";
import { toVisitorClock, type TimeSpan } from "../../time/time-span.ts";
import { formatTime } from "../../time/time-zone.ts";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { rect } from "../svg-geometry.ts";
import type { Drag } from "../draggable.ts";
import { useDrag } from "../use-drag.ts";
import { DrawingText } from "../drawing-text.tsx";
import { SessionCard, SessionChip } from "./session-card.tsx";
import {
  edgesOf,
  handleRect,
  laneY,
  layouts,
  minutesAt,
  minuteScale,
  moveEdge,
  type DayName,
  type Edge,
  type Layout,
} from "./working-hours-layout.ts";
import { daysOf, planSessions, seasonsIn, sharedAllYear, type State } from "./working-hours-model.ts";
import { dayTexts, headline, sharedText } from "./working-hours-text.ts";

/** Two working days as strips in the night. The sessions below them need the time that both days share. */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const { sky, margin, narrow } = layout;
  const sessions = planSessions(state);
  const live = change !== undefined;
  const moveGrabbed = ({ grabbed, start, point }: Drag<Edge>, step?: number) =>
    moveEdge(grabbed, grabbed.at + minutesAt(point.x, layout) - minutesAt(start.x, layout), step);
  const [dragged, dragAttributes] = useDrag<Edge>(change && ((drag) => change(moveGrabbed(drag))));
  const shown = dragged ? { ...state, ...moveGrabbed(dragged, 1) } : state;
  return (
    <g fontWeight="820" className={live && !dragged ? moving : undefined}>
      <rect {...sky} />
      <DrawingText x={margin} {...layout.headline} fill="var(--surface)" text={headline(state)} />
      <DrawingText
        x={sky.width - margin}
        {...layout.headline}
        anchor="end"
        fill={gold}
        text={sharedText(state, narrow)}
      />
      <Legend state={state} layout={layout} fontSize={size.fontSize} />
      <Hours layout={layout} fontSize={size.fontSize} />
      <Lanes state={shown} layout={layout} dragAttributes={dragAttributes} />
      <Days state={shown} layout={layout} />
      {sessions.map((session, index) => (
        <SessionCard
          key={session.name}
          session={session}
          number={index + 1}
          byNote={state.handoverNote}
          layout={layout}
          live={live}
        />
      ))}
      <g className={live ? flying : undefined} pointerEvents="none">
        {planSessions(shown).map((session, index) => (
          <SessionChip key={session.name} session={session} number={index + 1} layout={layout} />
        ))}
      </g>
      <Handles state={shown} layout={layout} dragAttributes={dragAttributes} />
    </g>
  );
}

interface LayoutProps {
  state: State;
  layout: Layout;
}

/** The hours of both days in words, each with the colour of its strip. */
function Legend({ state, layout, fontSize }: LayoutProps & { fontSize: number }) {
  const texts = dayTexts(state, layout.narrow);
  const swatch = fontSize * 0.74;
  return [
    { fill: gold, point: layout.yourText, text: texts.yours },
    { fill: "var(--link)", point: layout.ourText, text: texts.ours },
  ].map(({ fill, point: { x, y }, text }) => (
    <g key={fill}>
      <rect {...rect(x, y - swatch, swatch, swatch)} fill={fill} />
      <text fontWeight={600} x={x + swatch * 1.6} y={y} fontSize={fontSize} fill="var(--surface)">
        {text}
      </text>
    </g>
  ));
}

/** Some hours on the visitor's clock, with a line through both lanes. */
function Hours({ layout, fontSize }: { layout: Layout; fontSize: number }) {
  const { hours, lane } = layout;
  const x = minuteScale(layout);
  return Array.from({ length: 24 / hours.every - 1 }, (_, index) => (index + 1) * hours.every).map((hour) => (
    <g key={hour}>
      <DrawingText
        x={x(hour * 60)}
        y={hours.y}
        fontSize={fontSize}
        anchor="middle"
        fill="var(--line)"
        text={formatTime(hour * 60)}
      />
      <path d={`M${x(hour * 60)} ${lane.y}v${2 * lane.height}`} stroke="var(--muted)" strokeWidth="2" />
    </g>
  ));
}

interface DraggableProps extends LayoutProps {
  dragAttributes: ReturnType<typeof useDrag<Edge>>[1];
}

/** The lanes of both days. A press on one moves the nearest edge of its day there. */
function Lanes({ state, layout, dragAttributes }: DraggableProps) {
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
      {...dragAttributes((start) => {
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
function Days({ state, layout }: LayoutProps) {
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
            // So far inside that our day covers what both seasons have in common.
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
function Handles({ state, layout, dragAttributes }: DraggableProps) {
  const { handle } = layout;
  return edgesOf(state).map((edge) => {
    const area = handleRect(edge, layout);
    const width = handle - gapToDay;
    const left = area.x + (edge.isEnd ? gapToDay : 0);
    const middle = left + width / 2;
    return (
      <g key={`${edge.name}${edge.isEnd}`} {...dragAttributes(() => edge, "ew-resize")}>
        <rect {...area} x={left} width={width} fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
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

const moving = css`
  @media ${motionAllowed} {
    :is(rect, path) {
      transition: all ${3 * times.panel}ms ${easing.settle};
    }
  }
`;

/** The sessions fly from the session cards into the day and back. */
const flying = css`
  @media ${motionAllowed} {
    :is(rect, g) {
      transition: all ${3 * times.panel}ms ${easing.settle};
    }
  }
`;
