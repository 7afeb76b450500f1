import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { gold, times } from "../../styles/tokens.ts";
import { draggable } from "../kit/draggable.ts";
import { toTenth } from "../kit/svg-geometry.ts";
import {
  costOf,
  failuresPerMinute,
  longestDetection,
  longestMistakeMinutes,
  type State,
} from "./release-model.ts";
import { headline, savedText, timeTexts } from "./release-text.ts";

/* The drawing of the pile is stretched. One unit across is a minute. */
const pileHeight = 27;
/** Visits that are saved fly up together if they would have failed in the same minutes. */
const groupMinutes = 15;

interface Props {
  state: State;
  /** Sets the minute in which the mistake is noticed. */
  onNotice: (minute: number) => void;
}

/**
 * The failed visits along the time, a square each. Those that a smaller release saves fly up, and leave a
 * green field.
 */
export function FailedVisits({ state, onNotice }: Props) {
  const { detectionMinutes } = state;
  const atOnce = costOf(state, "everything");
  const chosen = costOf(state, state.release);
  const savesAny = chosen.failedVisits < atOnce.failedVisits;
  const { noticed, back } = timeTexts(state, atOnce.minutes, savesAny);
  const saved = savedText(state);
  const end = percentOf(atOnce.minutes);
  const title = headline(state);
  const { failed, savedGroups, strokeWidth, strokeDasharray } = pileOf(state);
  return (
    <div className={panel}>
      <p key={title}>{title}</p>
      <svg
        viewBox={`0 0 ${longestMistakeMinutes} ${pileHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {savesAny && (
          <path
            d={`M${chosen.minutes} 0H${atOnce.minutes}V${pileHeight}H${chosen.minutes}z`}
            fill="var(--success)"
          />
        )}
        <g stroke="var(--accent)" strokeWidth={strokeWidth} strokeDasharray={strokeDasharray}>
          <path d={failed} />
          {savedGroups.map((d, index) => (
            <path key={d} className={flying} style={{ animationDelay: `${index * 60}ms` }} d={d} />
          ))}
        </g>
        <g
          {...draggable(
            ({ point }) => onNotice(Math.min(longestDetection, Math.max(1, Math.round(point.x)))),
            "ew-resize",
          )}
        >
          <path d={`M0 0H${longestDetection + 5}V${pileHeight}H0z`} fill="none" pointerEvents="all" />
          <g className={handle}>
            <path d={`M${detectionMinutes}-3V${pileHeight}`} />
            <path d={`M${detectionMinutes}-6V40`} />
          </g>
        </g>
      </svg>
      <svg aria-hidden="true">
        <text key={noticed} x={percentOf(detectionMinutes)} dx="0.7em" y="1em" fill={gold}>
          {noticed}
        </text>
        <text key={back} x={end} y="1em" textAnchor="end">
          {back}
        </text>
        {savesAny && (
          <text key={saved} x={end} dx="-0.3em" y="-0.62em" textAnchor="end" className={savedCount}>
            {saved}
          </text>
        )}
      </svg>
    </div>
  );
}

const percentOf = (minute: number) => `${toTenth((minute / longestMistakeMinutes) * 100)}%`;

/**
 * Returns the paths of the pile, whose squares are dashes of a line for each row: of the visits that fail as the
 * visitor releases, and of those that would fail too if everything were released at once.
 */
function pileOf(state: State) {
  const rateAtOnce = failuresPerMinute(state, "everything");
  const rate = failuresPerMinute(state, state.release);
  const atOnce = costOf(state, "everything");
  const chosen = costOf(state, state.release);
  // As many rows as make squares square before they are stretched.
  const rowCount = Math.round(Math.sqrt(pileHeight * rateAtOnce));
  const rowHeight = pileHeight / rowCount;
  const columnMinutes = rowCount / rateAtOnce;
  const dash = toHundredth(columnMinutes * 0.87);
  /** How many of `most` visits have failed when a column ends. */
  const failedUntil = (column: number, perMinute: number, most: number) =>
    Math.min(most, Math.ceil(column * columnMinutes * perMinute - 0.001));
  const inColumn = (column: number, perMinute: number, most: number) =>
    failedUntil(column + 1, perMinute, most) - failedUntil(column, perMinute, most);
  const columns = Array.from({ length: Math.ceil(atOnce.minutes / columnMinutes) }, (_, column) => ({
    left: column * columnMinutes,
    failed: inColumn(column, rate, chosen.failedVisits),
    failedAtOnce: inColumn(column, rateAtOnce, atOnce.failedVisits),
  }));
  type Column = (typeof columns)[number];
  /** Returns the path of some of the squares. Neighbours in a row are one line. */
  function squares(some: Column[], isShown: (column: Column, row: number) => boolean): string {
    let path = "";
    for (let row = 0; row < rowCount; row += 1)
      for (const [index, column] of some.entries()) {
        const isShownAt = (other: number) => some[other] !== undefined && isShown(some[other], row);
        if (!isShownAt(index)) continue;
        if (!isShownAt(index - 1))
          path += `M${toTenth(column.left)} ${toTenth(pileHeight - (row + 0.5) * rowHeight)}`;
        if (!isShownAt(index + 1)) path += `H${toTenth(column.left + dash)}`;
      }
    return path;
  }
  const groups = Map.groupBy(columns, ({ left }) => Math.floor(left / groupMinutes));
  return {
    failed: squares(columns, ({ failed }, row) => row < failed),
    savedGroups: Array.from(groups.values(), (group) =>
      squares(group, ({ failed, failedAtOnce }, row) => row >= failed && row < failedAtOnce),
    ).filter(Boolean),
    strokeWidth: toTenth(rowHeight * 0.87),
    strokeDasharray: `${dash} ${toHundredth(columnMinutes - dash)}`,
  };
}

const toHundredth = (number: number) => Math.round(number * 100) / 100;

const panel = css`
  padding: 8px 1.8cqi 2.4cqi;
  background: var(--fg);
  color: var(--surface);
  ${displayFont("min(4.9cqi, 0.75rem + 1.2cqi)", 1.1)};

  > p {
    ${displayFont("min(6.7cqi, 0.9rem + 2.3cqi)", 1.15)};
  }
  > svg {
    display: block;
    inline-size: 100%;
    block-size: 1.4em;
    overflow: visible;
    fill: currentColor;
    pointer-events: none;
    user-select: none;
  }
  > [viewBox] {
    block-size: clamp(3.25rem, 7cqi, 5rem);
    margin-block-start: 12px;
    border-block-end: 3px solid var(--muted);
    fill: none;
    pointer-events: auto;
    touch-action: pan-y;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    padding-block: 1.2cqi 3cqi;
  }
`;

const handle = css`
  /* touch-action has no effect on inline elements, as shapes are. */
  display: block;
  touch-action: none;

  > path {
    stroke: ${gold};
    stroke-width: max(8px, 1.2cqi);
    vector-effect: non-scaling-stroke;

    /* What a finger or a mouse can take hold of. */
    + path {
      stroke: transparent;
      stroke-width: 44px;
    }
  }
`;

const savedCount = css`
  font-size: min(1.6em, 0.9rem + 2.4cqi);
`;

/** One group after the other, as the minutes pass. */
const flying = css`
  opacity: 0;

  @media ${motionAllowed} {
    animation: fly-away ${2 * times.beat}ms ease-in backwards;
  }
  @keyframes fly-away {
    0% {
      opacity: 1;
    }
    100% {
      opacity: 0;
      translate: 0 -100px;
    }
  }
`;
