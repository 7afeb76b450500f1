import { css } from "@linaria/core";
import type { CSSProperties } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { gold, times } from "../../styles/tokens.ts";
import { draggable, type Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { handleRect, minuteAt, minuteScale, type Layout } from "./release-layout.ts";
import { costOf, failuresPerMinute, longestDetection, type State } from "./release-model.ts";
import { headline, savedText, timeTexts } from "./release-text.ts";

interface Props {
  state: State;
  layout: Layout;
  /** Sets the minute in which the mistake is noticed. Undefined in the static picture. */
  onNotice: ((minute: number) => void) | undefined;
}

/**
 * The failed visits along the time, a square each. Those that a smaller release saves fly up, and leave a
 * green field.
 */
export function FailedVisits({ state, layout, onNotice }: Props) {
  const { failures, floor, saved, label } = layout;
  const { detectionMinutes } = state;
  const x = minuteScale(layout);
  const atOnce = costOf(state, "everything");
  const chosen = costOf(state, state.release);
  const savesAny = chosen.failedVisits < atOnce.failedVisits;
  const { noticed, back } = timeTexts(state, atOnce.minutes, savesAny);
  const end = x(atOnce.minutes);
  const start = x(chosen.minutes);
  const { height } = pileOf(state, layout);
  const handle = handleRect(detectionMinutes, layout);
  const notice =
    onNotice &&
    (({ point }: Drag) =>
      onNotice(Math.min(longestDetection, Math.max(1, Math.round(minuteAt(point.x, layout))))));
  return (
    <g fill="var(--surface)">
      <rect {...failures} fill="var(--fg)" />
      <path
        d={`M${layout.minutes[0]} ${floor + 1}H${layout.minutes[1]}`}
        stroke="var(--muted)"
        strokeWidth="3"
      />
      {savesAny && <rect {...rect(start, floor - height, end - start, height)} fill="var(--success)" />}
      <Pile state={state} layout={layout} live={onNotice !== undefined} />
      <DrawingText {...layout.headline} text={headline(state)} />
      {savesAny && <DrawingText x={end - 12} {...saved} anchor="end" text={savedText(state)} />}
      <g fontSize={label.fontSize}>
        <DrawingText x={handle.x + 1.5 * handle.width} {...label} fill={gold} text={noticed} />
        <DrawingText x={end} {...label} anchor="end" text={back} />
      </g>
      <g {...draggable(notice, "ew-resize")}>
        <rect
          {...rect(0, failures.y, x(longestDetection) + 20, failures.height)}
          fill="none"
          pointerEvents="all"
        />
        <rect {...handle} fill={gold} stroke="var(--fg)" strokeWidth="3" />
        <TouchArea
          area={rect(handle.x + handle.width / 2 - 24, failures.y + 34, 48, failures.height - 34)}
          live={onNotice !== undefined}
        />
      </g>
    </g>
  );
}

/**
 * Returns the pile's height and columns, and how many visits fail in each of them: released at once, and as
 * the visitor releases.
 */
function pileOf(state: State, layout: Layout) {
  const x = minuteScale(layout);
  const atOnce = costOf(state, "everything");
  const chosen = costOf(state, state.release);
  const [rateAtOnce, rate] = [
    failuresPerMinute(state, "everything"),
    failuresPerMinute(state, state.release),
  ];
  // The number of rows makes the squares square: a column is as wide as the time in which its visits fail.
  const rows = Math.round(Math.sqrt((layout.pileHeight * rateAtOnce) / (x(1) - x(0))));
  const columnMinutes = rows / rateAtOnce;
  const pitch = x(columnMinutes) - x(0);
  /** How many of `most` visits have failed when a column ends. */
  const failedUntil = (column: number, perMinute: number, most: number) =>
    Math.min(most, Math.ceil(column * columnMinutes * perMinute - 0.001));
  const inColumn = (column: number, perMinute: number, most: number) =>
    failedUntil(column + 1, perMinute, most) - failedUntil(column, perMinute, most);
  const columns = Array.from({ length: Math.ceil(atOnce.minutes / columnMinutes) }, (_, column) => ({
    index: column,
    atOnce: inColumn(column, rateAtOnce, atOnce.failedVisits),
    failed: inColumn(column, rate, chosen.failedVisits),
  }));
  return { pitch, height: rows * pitch, columns };
}

interface PileProps {
  state: State;
  layout: Layout;
  live: boolean;
}

function Pile({ state, layout, live }: PileProps) {
  const { pitch, columns } = pileOf(state, layout);
  const left = minuteScale(layout)(0);
  const side = toHundredth(pitch - layout.gap);
  const squares = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, index) => `M0 ${toHundredth(-(from + index + 1) * pitch)}h${side}v${side}h-${side}z`,
    ).join("");
  const shared = { height: layout.pileHeight, live };
  return (
    <g fill="var(--accent)">
      {columns.map(({ index, atOnce, failed }) => (
        <g
          key={index}
          transform={`translate(${toHundredth(left + index * pitch)} ${layout.floor})`}
          style={live ? ({ "--lag": `${index * 8}ms` } as CSSProperties) : undefined}
        >
          <Squares d={squares(0, 1)} fails={failed > 0} {...shared} />
          <Squares d={squares(1, Math.max(1, failed > 1 ? failed : atOnce))} fails={failed > 1} {...shared} />
        </g>
      ))}
    </g>
  );
}

interface SquaresProps {
  d: string;
  /** Whether these visits fail. Those that do not have flown up, out of sight. */
  fails: boolean;
  height: number;
  live: boolean;
}

function Squares({ d, fails, height, live }: SquaresProps) {
  return (
    <path
      d={d}
      className={live ? flying : undefined}
      opacity={fails ? 1 : 0}
      transform={`translate(0 ${fails ? 0 : -2 * height})`}
    />
  );
}

const toHundredth = (number: number) => Math.round(number * 100) / 100;

/** One column after the other, as the minutes pass. */
const flying = css`
  @media ${motionAllowed} {
    transition:
      transform ${2 * times.beat}ms ease-in var(--lag),
      opacity ${2 * times.beat}ms var(--lag);
  }
`;
