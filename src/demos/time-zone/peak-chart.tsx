import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { minutesPerDay } from "../../time/time-span.ts";
import { percentOfDay } from "../kit/percent-of-day.ts";
import { timesOf, type State } from "./time-zone-model.ts";
import { sentText, shownText } from "./time-zone-text.ts";

/** Around the peak, a bar for every hour and a half, in percent of the highest; made up. */
const heights = [30, 72, 100, 72, 30];
const barMinutes = 90;
const barWidth = 70;

/** Near midnight, a text would leave the chart if its middle were below its time. */
const textMargin = 240;

/** A day from midnight to midnight: dashed the peak as it was, solid as the chart shows it. */
export function PeakChart({ state }: { state: State }) {
  const { shown, deviation, dayShift } = timesOf(state);
  const from = percentOfDay(state.minutes);
  const to = percentOfDay(dayShift === 0 ? shown : dayShift > 0 ? minutesPerDay : 0);
  const head = deviation < 0 ? 11 : -11;
  return (
    <div className={chart} data-right={deviation === 0 || undefined} aria-hidden="true">
      <svg className={arrow}>
        {deviation !== 0 && (
          <>
            <line x1={from} x2={to} y1="12" y2="12" />
            <svg x={to} y="12">
              <path d={`M${head}-10L0 0l${head} 10`} />
            </svg>
          </>
        )}
      </svg>
      <svg className={peaks} viewBox={`0 0 ${minutesPerDay} 100`} preserveAspectRatio="none">
        <path d={bars(shown)} />
        <path d={bars(state.minutes)} />
      </svg>
      <svg className={labels}>
        <Label minutes={state.minutes} y="1.1em" text={sentText(state.minutes)} />
        <Label minutes={shown} y="2.4em" text={shownText(shown)} />
      </svg>
    </div>
  );
}

/**
 * Returns the bars as one path, so that they move as one. Bars beyond midnight are at the other end of the
 * day.
 */
function bars(middle: number): string {
  return heights
    .map((height, index) => {
      const from = (middle + (index - heights.length / 2) * barMinutes + minutesPerDay) % minutesPerDay;
      return `M${from} 100V${100 - height}H${Math.min(from + barWidth, minutesPerDay)}V100`;
    })
    .join("");
}

function Label({ minutes, y, text }: { minutes: number; y: string; text: string }) {
  const [x, anchor] =
    minutes < textMargin
      ? (["0%", "start"] as const)
      : minutes > minutesPerDay - textMargin
        ? (["100%", "end"] as const)
        : ([percentOfDay(minutes), "middle"] as const);
  return (
    <text key={text} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

const chart = css`
  --shown: var(--accent);

  display: grid;
  grid-template-rows: auto 1fr auto;
  padding-block-start: 0.3em;

  &[data-right] {
    --shown: var(--success);
  }
  svg {
    inline-size: 100%;
    overflow: visible;
  }
`;

const arrow = css`
  block-size: 26px;
  fill: none;
  stroke: var(--shown);
  stroke-width: 4px;
`;

const peaks = css`
  block-size: 20cqi;
  border-block-end: 4px solid;
  fill: var(--shown);

  > path + path {
    fill: none;
    stroke: var(--fg);
    stroke-width: 2px;
    stroke-dasharray: 5 4;
    vector-effect: non-scaling-stroke;
  }
  @container (width >= 40rem) {
    block-size: 100%;
    min-block-size: 15cqi;
  }
  @media ${motionAllowed} {
    > path {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;

const labels = css`
  block-size: 2.7em;
  fill: var(--fg);

  > :last-child {
    fill: var(--shown);
  }
`;
