import { css } from "@linaria/core";
import { company } from "../../content/company.ts";
import { cityOf, clock } from "../../content/time-zone.ts";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { draggable } from "../draggable.ts";
import { box } from "../svg-geometry.ts";
import { SvgText } from "../svg-text.tsx";
import { Word } from "../word.tsx";
import { SessionCard, SessionChip } from "./session-card.tsx";
import { edgesOf, handleBox, laneY, layoutOf, moveEdge, type DayName } from "./working-hours-layout.ts";
import {
  daysOf,
  planSessions,
  seasonsIn,
  sharedAllYear,
  toVisitorClock,
  type Hours,
  type State,
} from "./working-hours-model.ts";
import { headline, sharedHours, startMonth, timeSpan } from "./working-hours-text.ts";

/** Two working days as strips in the night. Where they meet is the time that both share, and room for the sessions below. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { sky, margin, hours, lane, handle, narrow, x } = layout;
  const { yours, ours } = daysOf(state);
  const [first, other, last] = seasonsIn(state);
  const edges = edgesOf(state);
  const sessions = planSessions(state);
  const strip = ({ start, end }: Hours, day: DayName, height = lane.height) =>
    box(x(start), laneY(day, lane), x(end) - x(start), height);
  const key = canvas.fontSize * 0.74;
  const dashed =
    other && !narrow ? `; dashed from ${startMonth(other)}${last ? ` to ${startMonth(last)}` : ""}` : "";
  const shared = sharedHours(state);
  return (
    <g fontWeight="820" className={change && settling}>
      <rect {...sky} />
      <Word x={margin} {...layout.headline} fill="var(--surface)" text={headline(state)} />
      <Word
        x={sky.width - margin}
        {...layout.headline}
        anchor="end"
        fill={gold}
        text={narrow ? shared.replace(/\u00a0hours?/, "\u00a0h") : `${shared} shared`}
      />
      {[
        {
          fill: gold,
          y: layout.yours,
          text: `Your day in ${cityOf(state.zone)}, ${timeSpan(yours.start, yours.end)}`,
        },
        {
          fill: "var(--link)",
          y: layout.ours,
          text: `Ours in ${company.place.town}, ${timeSpan(ours.start, ours.end)} there${dashed}`,
        },
      ].map(({ fill, y, text }) => (
        <g key={fill}>
          <rect {...box(margin, y - key, key, key)} fill={fill} />
          <SvgText
            x={margin + key * 1.6}
            y={y}
            fontSize={canvas.fontSize}
            bold
            fill="var(--surface)"
            text={text}
          />
        </g>
      ))}
      {Array.from({ length: 24 / hours.every - 1 }, (_, index) => (index + 1) * hours.every).map((hour) => (
        <g key={hour}>
          <Word
            x={x(hour * 60)}
            y={hours.y}
            fontSize={canvas.fontSize}
            anchor="middle"
            fill="var(--line)"
            text={clock(hour * 60)}
          />
          <path d={`M${x(hour * 60)} ${lane.y}v${2 * lane.height}`} stroke="var(--muted)" strokeWidth="2" />
        </g>
      ))}

      {(["yours", "ours"] as const).map((day) => (
        <rect
          key={day}
          {...box(0, laneY(day, lane), sky.width, lane.height)}
          fill="none"
          pointerEvents="all"
          {...draggable(
            change &&
              ((point) => {
                const distanceOf = (edge: (typeof edges)[number]) => Math.abs(x(edge.at) - point.x);
                const [nearest] = edges
                  .filter((edge) => edge.day === day)
                  .toSorted((one, two) => distanceOf(one) - distanceOf(two));
                change(moveEdge(nearest!, layout.minutesAt(point.x)));
              }),
          )}
        />
      ))}
      <g pointerEvents="none">
        {other &&
          toVisitorClock(ours, other.ahead).map((part) => (
            <rect
              key={nameOf(part)}
              {...strip(part, "ours")}
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
      {sessions.map((session, index) => (
        <SessionCard
          key={session.name}
          session={session}
          number={index + 1}
          byNote={state.note}
          layout={layout}
          isLive={change !== undefined}
        />
      ))}
      <g className={change && flying} pointerEvents="none">
        {sessions.map((session, index) => (
          <SessionChip key={session.name} session={session} number={index + 1} layout={layout} />
        ))}
      </g>
      {edges.map((edge) => {
        const area = handleBox(edge, layout);
        const drag =
          change &&
          ((point: { x: number }) =>
            change(moveEdge(edge, layout.minutesAt(point.x + (edge.isEnd ? -handle / 2 : handle / 2)))));
        return (
          <g key={`${edge.name}${edge.isEnd}`} {...draggable(drag, "ew-resize")}>
            <rect {...area} fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
            <path
              d={`M${area.x + handle / 2 - 2} ${area.y + area.height / 2 - 7}l-${handle / 4} 7 ${handle / 4} 7zm4 0l${handle / 4} 7-${handle / 4} 7z`}
            />
            {/* Room for a finger. */}
            <rect
              {...box(area.x + handle / 2 - 26, area.y, 52, area.height)}
              fill="none"
              pointerEvents="all"
            />
          </g>
        );
      })}
    </g>
  );
}

/** Midnight splits a day into two parts. */
function nameOf({ start }: Hours): string {
  return start < 720 ? "early" : "late";
}

/** Moves the strips to their new places, and at once while they are dragged. */
const settling = css`
  @media ${motionAllowed} {
    &:not(:active) :is(rect, path) {
      transition: all calc(4 * var(--t-panel)) var(--ease);
    }
  }
`;

/** The sessions fly from their cards into the day and back. */
const flying = css`
  @media ${motionAllowed} {
    :is(rect, g) {
      transition: all calc(4 * var(--t-panel)) var(--ease);
    }
  }
`;
