import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf, type Rect } from "../svg-geometry.ts";
import { Tag } from "../tag.tsx";
import { sessionCardRect, minuteScale, type Layout } from "./working-hours-layout.ts";
import type { Session } from "./working-hours-model.ts";
import { formatMinutes, noRoomTag, sessionText } from "./working-hours-text.ts";

interface Props {
  session: Session;
  number: number;
  layout: Layout;
}

interface CardProps extends Props {
  /** Whether a handover note replaces the sessions without a time. */
  byNote: boolean;
  live: boolean;
}

/**
 * A session with its time: green if it has room, gold if a handover note replaces it, else red. `number`
 * counts the sessions from 1.
 */
export function SessionCard({ session, number, layout, byNote, live }: CardProps) {
  const { name, minutes, at } = session;
  const area = sessionCardRect(number - 1, layout);
  const { sessionCard, digitFontSize, margin, narrow } = layout;
  const hasRoom = at !== undefined;
  const color = !hasRoom && byNote ? "var(--fg)" : "var(--surface)";
  const chip = chipOnCard(number, layout);
  const bottom = area.y + area.height - (narrow ? 25 : 22);
  const right = area.x + area.width - margin * 0.8;
  return (
    <g fill={color}>
      <rect {...area} fill={hasRoom ? "var(--success)" : byNote ? gold : "var(--accent)"} />
      <rect {...chip} fill="none" stroke={color} strokeWidth="2" strokeDasharray="5 4" />
      <DrawingText
        x={chip.x + chip.width + (narrow ? 8 : 14)}
        y={chip.y + sessionCard.nameFontSize}
        fontSize={sessionCard.nameFontSize}
        text={name}
      />
      <DrawingText
        x={chip.x + chip.width / 2}
        y={chip.y + chip.height / 2 + digitFontSize * halfCapHeight}
        fontSize={digitFontSize}
        anchor="middle"
        text={String(number)}
      />
      <DrawingText x={chip.x} y={bottom} fontSize={sessionCard.fontSize} text={formatMinutes(minutes)} />
      {hasRoom || byNote || narrow ? (
        <DrawingText
          x={right}
          y={bottom}
          fontSize={sessionCard.fontSize}
          anchor="end"
          text={sessionText(session, byNote, narrow)}
        />
      ) : (
        <Tag
          at={{ x: right - sessionCard.fontSize * 2.6, y: bottom - sessionCard.fontSize * 0.4 }}
          turn={-4}
          fontSize={sessionCard.fontSize}
          fill="var(--accent)"
          color="var(--surface)"
          text={noRoomTag}
          lands={live}
        />
      )}
    </g>
  );
}

/**
 * A session's number: on its session card until it has a time, then over that time of both days, as wide as
 * the session is long.
 */
export function SessionChip({ session: { minutes, at }, number, layout }: Props) {
  const { lane, digitFontSize, planned } = layout;
  const x = minuteScale(layout);
  const area =
    at === undefined
      ? chipOnCard(number, layout)
      : rect(x(at) + 1.5, lane.y + lane.height * 0.3, x(at + minutes) - x(at) - 3, lane.height * 1.4);
  const fontSize = at === undefined ? digitFontSize : planned.fontSize;
  const above = area.width < fontSize / 2 ? planned.above : undefined;
  const baseline = above ?? middleOf(area).y + fontSize * halfCapHeight;
  return (
    <g transform={`translate(${area.x} ${area.y})`}>
      <rect width={area.width} height={area.height} fill="var(--surface)" />
      <g transform={`translate(${area.width / 2} ${baseline - area.y})`}>
        {above && (
          <path
            d={`M${-fontSize / 2} ${4 - fontSize}h${fontSize}V4H1v${area.y - baseline - 4}h-2V4H${-fontSize / 2}z`}
            fill="var(--surface)"
          />
        )}
        <DrawingText x={0} y={0} fontSize={fontSize} anchor="middle" text={String(number)} />
      </g>
    </g>
  );
}

function chipOnCard(number: number, layout: Layout): Rect {
  const { x, y } = sessionCardRect(number - 1, layout);
  const { sessionCard, margin } = layout;
  return rect(x + margin * 0.8, y + margin * 0.7, sessionCard.chip, sessionCard.chip);
}
