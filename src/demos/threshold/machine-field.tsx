import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { Change } from "../kit/demo-types.ts";
import { draggable } from "../kit/draggable.ts";
import { FailedMachines, SoundMachines } from "./machine-squares.tsx";
import { binCount, cheapestThreshold, costOf, outcomeAt, type State } from "./threshold-model.ts";
import { costUnit, formatScore, highestScore } from "./threshold-text.ts";

interface Props {
  state: State;
  change: Change<State>;
}

/**
 * The machines that failed, above those that ran on, with the line between the ones that are left alone and the
 * ones that are checked.
 */
export function MachineField({ state, change }: Props) {
  const { threshold, falseAlarm } = state;
  const setThreshold = (score: number) => change({ threshold: score, goal: undefined });
  const hours = costOf(outcomeAt(threshold), state).toLocaleString("en");
  const isCheapest = threshold === cheapestThreshold(state) || undefined;
  return (
    <div className={field}>
      <svg
        className={ground}
        viewBox={`0 0 ${binCount} ${binCount}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g
          {...draggable(
            ({ point }) => setThreshold(Math.min(binCount, Math.max(0, Math.round(point.x)))),
            "ew-resize",
          )}
        >
          <path d="M0 0h20v20H0z" fill="none" pointerEvents="all" />
          <g className={alarms} transform={`translate(${threshold} 0)`}>
            <path d="M0-1h24v22H0z" fill={gold} />
            <path d="M0-1v22" />
          </g>
        </g>
      </svg>
      <FailedMachines threshold={threshold} />
      <Line threshold={threshold} onChange={setThreshold} />
      <SoundMachines threshold={threshold} falseAlarmPrice={falseAlarm} />
      <p className={total} data-least={isCheapest}>
        <b key={hours}>{hours}</b>
        <span>{costUnit}</span>
      </p>
    </div>
  );
}

interface LineProps {
  threshold: number;
  onChange: (threshold: number) => void;
}

/** A slider whose thumb is the plate on the line. The plate shows the lowest score that raises an alarm. */
function Line({ threshold, onChange }: LineProps) {
  const score = formatScore(threshold);
  return (
    <>
      <svg className={scale} aria-hidden="true">
        <text x="100%" y="50%" data-alarm={threshold < 16 || undefined}>
          {highestScore}
        </text>
      </svg>
      <input
        type="range"
        className={slider}
        aria-label="Alarm at a score of"
        aria-valuetext={score}
        max={binCount}
        value={threshold}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <svg className={plate} aria-hidden="true">
        <svg x={`${(threshold / binCount) * 100}%`} y="50%">
          <text key={score}>{score}</text>
          <path d="M-24-6v12l-6-6zM24-6v12l6-6z" />
        </svg>
      </svg>
    </>
  );
}

const field = css`
  --plate: 4.125rem;

  display: grid;
  grid-template: auto 3rem auto / minmax(0, 1fr);
  position: relative;
  isolation: isolate;
  padding: 8px calc(var(--plate) / 2);
  overflow: clip;
  background: var(--fg);

  > * {
    grid-column: 1 / 2;
  }
  > svg {
    inline-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  > [data-row="sound"] {
    grid-row: 3;
  }
  @container (width >= 40rem) {
    --plate: clamp(4.125rem, 7.4cqi, 5.25rem);

    grid-area: 1 / 1 / span 2;
    align-content: center;
    /* The stamp of the verdict covers the lower edge. */
    padding-block: 1.4cqi 3.2cqi;
  }
`;

const ground = css`
  &&& {
    position: absolute;
    inset: 0;
    z-index: -1;
    block-size: 100%;
    pointer-events: auto;
    touch-action: pan-y;
    user-select: none;
  }
`;

/** Moves gradually, but follows a pointer at once. */
const alarms = css`
  > path + path {
    stroke: var(--surface);
    stroke-width: max(4px, 0.5cqi);
    vector-effect: non-scaling-stroke;
  }
  @media ${motionAllowed} {
    :not(:active) > & {
      transition: transform ${times.beat}ms ${easing.settle};
    }
  }
`;

const thumb = `
  box-sizing: border-box;
  inline-size: var(--plate);
  block-size: 3rem;
  border: 0;
  border-radius: 0;
  appearance: none;
  background: var(--surface);
`;

const slider = css`
  grid-row: 2;
  inline-size: calc(100% + var(--plate));
  block-size: 3rem;
  margin: 0 calc(var(--plate) / -2);
  appearance: none;
  background: none;
  cursor: ew-resize;

  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  /* On the plate, because the grounds beside it change. */
  &:focus-visible {
    outline: none;

    &::-webkit-slider-thumb {
      outline: 3px solid var(--focus);
      outline-offset: -5px;
    }
    &::-moz-range-thumb {
      outline: 3px solid var(--focus);
      outline-offset: -5px;
    }
  }
`;

const scale = css`
  grid-row: 2;
  block-size: 3rem;

  /* The plate would cover it. */
  @container (width < 18rem) {
    display: none;
  }
  > text {
    fill: var(--surface);
    text-anchor: end;
    dominant-baseline: central;
    translate: calc(var(--plate) / 2 - 8px);

    &[data-alarm] {
      fill: var(--fg);
    }
  }
`;

const plate = css`
  grid-row: 2;
  block-size: 3rem;

  > svg {
    ${displayFont("1.5rem", 1)};
    overflow: visible;
    fill: var(--accent);
    text-anchor: middle;
    dominant-baseline: central;

    > text {
      fill: var(--fg);
    }
    @container (width < 15rem) {
      > path {
        display: none;
      }
    }
  }
`;

const total = css`
  display: grid;
  grid-row: 3;
  place-content: center;
  place-self: end;
  inline-size: 56%;
  block-size: 68%;
  margin: 0 calc(10px - var(--plate) / 2) 4px;
  background: var(--accent);
  color: var(--surface);
  text-align: center;
  pointer-events: none;

  &[data-least] {
    background: var(--success);
  }
  > b {
    ${displayFont("min(18cqi, 1.5rem + 7.5cqi)", 1)};
  }
  > span {
    font-size: min(1.25em, 7cqi);
  }
`;
