import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { Change } from "../kit/demo-types.ts";
import type { Drag } from "../kit/draggable.ts";
import { toTenth, type Point } from "../kit/svg-geometry.ts";
import { useDrag } from "../kit/use-drag.ts";
import { bandDeviations, moveLine, orders, seasonLength, type State } from "./demand-model.ts";
import { handleText, monthInitials } from "./demand-text.ts";

/*
 * The chart is stretched. One unit down is a unit of goods, and a month is ten units across. The handle of the
 * line is on the left of the months.
 */
const highest = 560;
const monthWidth = 10;
const columnWidth = 9.4;
const handleWidth = 29;
const handleGap = 3;
const width = handleWidth + seasonLength * monthWidth;

type Months = ReturnType<typeof orders>;

interface Props {
  state: State;
  change: Change<State>;
}

/**
 * A column for each month: what was sold, left over, or asked for and not there. Across them goes the line at
 * which the warehouse orders.
 */
export function OrderChart({ state, change }: Props) {
  const [dragged, dragAttributes] = useDrag<number>((drag) => change(moveLine(state, valueAt(drag))));
  const shown = dragged ? moveLine(state, valueAt(dragged), 1) : state;
  const months = orders(shown);
  const handleY = yOf(months[0]!.ordered);
  const text = handleText(state);
  return (
    <svg className={chart} data-dragged={dragged !== undefined || undefined} aria-hidden="true">
      <svg viewBox={`${-handleWidth} 0 ${width} ${highest}`} preserveAspectRatio="none">
        <g {...dragAttributes("ns-resize", (start) => pressedValue(start, state))}>
          {/* The whole chart can be pressed. */}
          <path d={`M${-handleWidth} 0h${width}v${highest}h${-width}z`} fill="none" pointerEvents="all" />
          <g strokeWidth={columnWidth}>
            <path
              d={columns(months, ({ actual, ordered }) => [0, Math.min(actual, ordered)])}
              stroke="var(--link)"
            />
            <path
              d={columns(months, ({ actual, ordered }) => [actual, Math.max(actual, ordered)])}
              stroke={gold}
            />
            <path
              d={columns(months, ({ actual, ordered }) => [Math.min(actual, ordered), actual])}
              stroke="var(--accent)"
            />
          </g>
          {state.line === "forecast" && <ForecastRanges months={months} />}
          <path
            className={orderLine}
            d={`M${-handleGap} ${handleY}${steps(months)}H${seasonLength * monthWidth}`}
          />
          <path className={handle} d={`M${-handleWidth} ${handleY}H${-handleGap}`} />
        </g>
      </svg>
      <svg x={percentOf(-handleGap)} y={`${toTenth((handleY / highest) * 100)}%`}>
        <path d="M-17-5l6-8 6 8zM-17 5l6 8 6-8z" fill={gold} />
        <text key={text} x="-20" dy="0.36em" fill="var(--surface)">
          {text}
        </text>
      </svg>
      <text x={initialXs} y="100%" dy="-0.35em" fill="var(--surface)">
        {monthInitials}
      </text>
    </svg>
  );
}

/** Returns the value of a line that was pressed at one height and is now at another. */
const valueAt = ({ grabbed, start, point }: Drag<number>) => grabbed + start.y - point.y;

/** A thin bar for each month, over the range in which its demand was forecast. */
function ForecastRanges({ months }: { months: Months }) {
  const d = months
    .map(({ expected, spread }, month) => {
      const x = middleOf(month);
      const ends = [1, -1].map((side) => Math.round(yOf(expected + side * bandDeviations * spread)));
      return `M${x} ${ends[0]}V${ends[1]}${ends.map((y) => `M${x - 2} ${y}h4`).join("")}`;
    })
    .join("");
  return (
    <g className={ranges}>
      <path d={d} />
      <path d={d} />
    </g>
  );
}

const yOf = (units: number) => highest - units;

function percentOf(x: number): string {
  return `${toTenth(((x + handleWidth) / width) * 100)}%`;
}

const initialXs = Array.from(monthInitials, (_, month) => percentOf(middleOf(month))).join(" ");

function middleOf(month: number): number {
  return (month + 0.5) * monthWidth;
}

/** Returns a part of each month's column, as one path. */
function columns(months: Months, partOf: (month: Months[number]) => [from: number, to: number]): string {
  return months
    .map((month, index) => {
      const [from, to] = partOf(month).map(yOf);
      return `M${middleOf(index)} ${from}V${to}`;
    })
    .join("");
}

function steps(months: Months): string {
  return months.map(({ ordered }, month) => `H${month * monthWidth}V${yOf(ordered)}`).join("");
}

/**
 * Returns the value that a press sets the line to: the units at that height for a standing order, else how
 * far they are from the forecast of the month that is pressed. A press on the handle, beside the months,
 * leaves the line where it is.
 */
function pressedValue({ x, y }: Point, state: State): number {
  const month = Math.floor(x / monthWidth);
  const { expected, ordered } = orders(state)[Math.min(seasonLength - 1, Math.max(0, month))]!;
  const units = month < 0 ? ordered : highest - y;
  return state.line === "standing" ? units : units - expected;
}

const chart = css`
  inline-size: 100%;
  block-size: clamp(9rem, 56cqi, 12rem);
  /* Room for the handle at the highest place of the line. */
  margin-block-start: 24px;
  overflow: visible;
  touch-action: pan-y;
  user-select: none;

  > svg {
    overflow: visible;
  }
  > svg + svg,
  text {
    pointer-events: none;
    text-anchor: middle;
  }
  > svg > text {
    ${displayFont("min(6cqi, 0.9rem + 2.2cqi)", 1)};
    text-anchor: end;
  }
  @container (width >= 40rem) {
    block-size: calc(100% - 24px);
    min-block-size: 30cqi;
  }
  @media ${motionAllowed} {
    &:not([data-dragged]) :is(path, svg) {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;

const orderLine = css`
  fill: none;
  stroke: var(--fg);
  stroke-width: max(5px, 0.8cqi);
  vector-effect: non-scaling-stroke;
`;

const handle = css`
  /* touch-action has no effect on inline elements, as shapes are. */
  display: block;
  stroke: var(--fg);
  stroke-width: 48px;
  vector-effect: non-scaling-stroke;
  touch-action: none;
`;

const ranges = css`
  fill: none;

  > path {
    stroke: var(--surface);
    stroke-width: max(4px, 0.7cqi);
    vector-effect: non-scaling-stroke;
  }
  > path + path {
    stroke: var(--fg);
    stroke-width: max(1.5px, 0.25cqi);
  }
`;
