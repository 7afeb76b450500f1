import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { draggable } from "../draggable.ts";
import { box, middleOf } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import { choiceBox, handleBox, heightScale, layoutOf, placeAt } from "./demand-layout.ts";
import { CostPanel } from "./cost-pile.tsx";
import { moveLine, orders, type State } from "./demand-model.ts";
import { headline, placeOf } from "./demand-text.ts";

/** An interval of so many standard deviations to each side holds 80% of a normal distribution. */
const bandDeviations = 1.28;

/** The demand of a year as columns, cut by the line at which the warehouse orders, and beside it the pile of what that costs. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { chart, firstMonth, monthWidth, handle, words, month } = layout;
  const y = heightScale(layout);
  const months = orders(state);
  const xOf = (index: number) => firstMonth + index * monthWidth;
  const handleArea = handleBox(state, layout);
  const middle = middleOf(handleArea);
  const drag =
    change && ((point: { x: number; y: number }) => change(moveLine(state, placeAt(point, state, layout))));
  const column = (x: number, from: number, to: number) =>
    box(x, y(to), monthWidth - (canvas.narrow ? 1.5 : 3), Math.max(0, y(from) - y(to)));
  return (
    <g fontWeight="820">
      <rect {...chart} fill="var(--sunken)" />
      <Word x={words.x} {...words.headline} text={headline(state)} />
      <Word
        x={words.x}
        {...words.key}
        fill="var(--muted)"
        text={
          state.line === "standing"
            ? "Red: ran out. Yellow: left over."
            : "Thin bars: the range of the forecast."
        }
      />
      <g {...draggable(drag, "ns-resize")} className={drag && settling}>
        {/* The whole chart can be pressed. */}
        <rect {...chart} fill="none" pointerEvents="all" />
        {months.map(({ actual, ordered }, index) => (
          <g key={xOf(index)}>
            <rect {...column(xOf(index), 0, Math.min(actual, ordered))} fill="var(--link)" />
            <rect {...column(xOf(index), actual, Math.max(actual, ordered))} fill={gold} />
            <rect {...column(xOf(index), Math.min(actual, ordered), actual)} fill="var(--accent)" />
            <Word
              x={xOf(index) + monthWidth / 2 - 1}
              {...month}
              anchor="middle"
              fill="var(--surface)"
              text={"JFMAMJJASOND"[index]!}
            />
          </g>
        ))}
        {state.line === "forecast" && <RangeBars months={months} xOf={xOf} y={y} monthWidth={monthWidth} />}
        <path
          d={`M${handle.width - 8} ${middle.y}${months.map(({ ordered }, index) => `H${xOf(index) - 1}V${y(ordered)}`).join("")}H${chart.width}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={layout.lineWidth}
        />
        <g transform={`translate(0 ${middle.y})`}>
          <rect x="0" y={-handle.height / 2} width={handle.width} height={handle.height} />
          <path
            d={`M${handle.width - 14} -6l-6 -8-6 8zm0 12l-6 8-6-8z`}
            transform={canvas.narrow ? "translate(12 0) scale(0.8)" : undefined}
            fill={gold}
          />
          <Word
            x={(handle.width - (canvas.narrow ? 17 : 24)) / 2}
            y={handle.fontSize * 0.36}
            fontSize={handle.fontSize}
            anchor="middle"
            fill="var(--surface)"
            text={handleText(state)}
          />
          {/* Room for a finger, which moves the line from here and scrolls from everywhere else. */}
          <rect
            x="0"
            y={-handle.height / 2 - 8}
            width={handle.width + 8}
            height={handle.height + 16}
            fill="none"
            pointerEvents="all"
            style={drag && { display: "block", touchAction: "none" }}
          />
        </g>
      </g>
      <CostPanel state={state} layout={layout} choiceBoxOf={(goods) => choiceBox(goods, layout)} />
    </g>
  );
}

interface RangeBarsProps {
  months: readonly { expected: number; spread: number }[];
  xOf: (index: number) => number;
  y: (units: number) => number;
  monthWidth: number;
}

/** A thin bar for each month, over the range in which its demand was forecast. */
function RangeBars({ months, xOf, y, monthWidth }: RangeBarsProps) {
  const cap = monthWidth / 5;
  const d = months
    .map(({ expected, spread }, index) => {
      const ends = [1, -1].map((side) => Math.round(y(expected + side * bandDeviations * spread)));
      const middle = xOf(index) + monthWidth / 2 - 1;
      return `M${middle} ${ends[0]}V${ends[1]}${ends.map((end) => `M${middle - cap} ${end}h${2 * cap}`).join("")}`;
    })
    .join("");
  return (
    <g fill="none">
      <path d={d} stroke="var(--surface)" strokeWidth={monthWidth / 7} strokeLinecap="square" />
      <path d={d} stroke="var(--ink)" strokeWidth={monthWidth / 20} />
    </g>
  );
}

function handleText(state: State): string {
  const place = placeOf(state);
  if (state.line === "standing") return String(place);
  return place < 0 ? `−${-place}` : `+${place}`;
}

/** Moves the shapes to their new places, and at once while they are dragged. */
const settling = css`
  @media ${motionAllowed} {
    &:not(:active) :is(rect, path, g) {
      transition: all calc(3 * var(--t-panel)) var(--ease);
    }
  }
`;
