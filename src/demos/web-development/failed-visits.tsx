import { css } from "@linaria/core";
import type { CSSProperties } from "react";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import { draggable } from "../draggable.ts";
import { box } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import { handleBox, minuteAt, minuteScale, type Layout } from "./release-layout.ts";
import { costOf, failuresPerMinute, longestDetection, type State } from "./release-model.ts";
import { headline, savedVisits } from "./release-text.ts";

interface Props {
  state: State;
  layout: Layout;
  /** Sets the minute in which the mistake is noticed. */
  onNotice: ((minute: number) => void) | undefined;
}

/** The failed visits along the time, a square each. Those that a smaller release saves fly up, and leave the outline of their pile. */
export function FailedVisits({ state, layout, onNotice }: Props) {
  const { pit, pile, floor, gap, saved, label, headline: heading } = layout;
  const { detectionMinutes, release } = state;
  const x = minuteScale(layout);
  const atOnce = costOf(state, "everything");
  const cost = costOf(state, release);
  const perMinute = failuresPerMinute(state, "everything");
  // A column has so many squares that its visits fail in the time that it is wide.
  const rows = Math.round(Math.sqrt((pile * perMinute) / (x(1) - x(0))));
  const columnMinutes = rows / perMinute;
  const pitch = x(columnMinutes) - x(0);
  const side = round(pitch - gap);
  const squares = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, index) => `M0 ${round(-(from + index + 1) * pitch)}h${side}v${side}h-${side}z`,
    ).join("");
  /** How many visits have failed when a column ends. */
  const failedUntil = (column: number, rate: number, most: number) =>
    Math.min(most, Math.ceil(column * columnMinutes * rate - 0.001));
  const rate = failuresPerMinute(state, release);
  const columns = Array.from({ length: Math.ceil(atOnce.minutes / columnMinutes) }, (_, column) => {
    const inColumn = (perMinuteNow: number, most: number) =>
      failedUntil(column + 1, perMinuteNow, most) - failedUntil(column, perMinuteNow, most);
    return {
      index: column,
      all: inColumn(perMinute, atOnce.failedVisits),
      failed: inColumn(rate, cost.failedVisits),
    };
  });
  const end = x(atOnce.minutes);
  const savesAny = cost.failedVisits < atOnce.failedVisits;
  const notice =
    onNotice &&
    (({ x: place }: { x: number }) =>
      onNotice(Math.min(longestDetection, Math.max(1, Math.round(minuteAt(place, layout))))));
  const handle = handleBox(detectionMinutes, layout);
  return (
    <g fill="var(--surface)">
      <rect {...pit} fill="var(--ink)" />
      {savesAny && (
        <rect
          {...box(x(0), floor - rows * pitch, end - x(0), rows * pitch)}
          fill="none"
          stroke="var(--control)"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      )}
      <g fill="var(--accent)">
        {columns.map(({ index, all, failed }) => (
          <g
            key={index}
            transform={`translate(${round(x(0) + index * pitch)} ${floor})`}
            style={onNotice && ({ "--lag": `${index * 8}ms` } as CSSProperties)}
          >
            <Squares d={squares(0, 1)} fails={failed > 0} height={pile} moves={onNotice !== undefined} />
            <Squares
              d={squares(1, Math.max(1, failed > 1 ? failed : all))}
              fails={failed > 1}
              height={pile}
              moves={onNotice !== undefined}
            />
          </g>
        ))}
      </g>
      <Word {...heading} text={headline(state)} />
      {savesAny && <Word x={end - 12} {...saved} anchor="end" text={`${savedVisits(state)} saved`} />}
      <g fontSize={label.fontSize}>
        <Word
          x={handle.x + 1.5 * handle.width}
          {...label}
          fill={gold}
          text={`noticed ${detectionMinutes}\u00a0min`}
        />
        <Word
          x={end}
          {...label}
          anchor="end"
          text={`${savesAny ? "at once" : "back"} ${atOnce.minutes}\u00a0min`}
        />
      </g>
      <g {...draggable(notice, "ew-resize")}>
        <rect {...box(0, pit.y, x(longestDetection) + 20, pit.height)} fill="none" pointerEvents="all" />
        <rect {...handle} fill={gold} stroke="var(--ink)" strokeWidth="3" />
        {/* Room for a finger, which moves the handle from here and scrolls from everywhere else. */}
        <rect
          {...box(handle.x + handle.width / 2 - 24, pit.y + 34, 48, pit.height - 34)}
          fill="none"
          pointerEvents="all"
          style={notice && { display: "block", touchAction: "none" }}
        />
      </g>
    </g>
  );
}

interface SquaresProps {
  d: string;
  /** Otherwise they have flown up, and are not seen. */
  fails: boolean;
  height: number;
  moves: boolean;
}

function Squares({ d, fails, height, moves }: SquaresProps) {
  return (
    <path
      d={d}
      className={moves ? flying : undefined}
      opacity={fails ? 1 : 0}
      transform={`translate(0 ${fails ? 0 : -2 * height})`}
    />
  );
}

const round = (number: number) => Math.round(number * 100) / 100;

/** One column after the other, as the minutes pass. */
const flying = css`
  @media ${motionAllowed} {
    transition:
      transform calc(2 * var(--t-panel)) cubic-bezier(0.5, 0, 0.9, 0.6) var(--lag),
      opacity calc(2 * var(--t-panel)) var(--lag);
  }
`;
