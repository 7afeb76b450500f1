import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { formatTime } from "../../time/time-zone.ts";
import type { DrawingProps } from "../demo-definition.ts";
import type { Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import { useDrag } from "../use-drag.ts";
import { Days, Handles, Lanes } from "./days.tsx";
import { SessionCard, SessionChip } from "./session-card.tsx";
import { layouts, minutesAt, minuteScale, moveEdge, type Edge, type Layout } from "./working-hours-layout.ts";
import { planSessions, type State } from "./working-hours-model.ts";
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

interface LegendProps {
  state: State;
  layout: Layout;
  fontSize: number;
}

/** The hours of both days in words, each with the colour of its strip. */
function Legend({ state, layout, fontSize }: LegendProps) {
  const texts = dayTexts(state, layout.narrow);
  const swatch = fontSize * 0.74;
  return [
    { fill: gold, point: layout.yourText, text: texts.yours },
    { fill: "var(--link)", point: layout.ourText, text: texts.ours },
  ].map(({ fill, point: { x, y }, text }) => (
    <g key={fill}>
      <rect {...rect(x, y - swatch, swatch, swatch)} fill={fill} />
      <DrawingText x={x + swatch * 1.6} y={y} fontSize={fontSize} fill="var(--surface)" text={text} />
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

const moving = css`
  @media ${motionAllowed} {
    :is(rect, path) {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;

/** The sessions fly from the session cards into the day and back. */
const flying = css`
  @media ${motionAllowed} {
    :is(rect, g) {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;
