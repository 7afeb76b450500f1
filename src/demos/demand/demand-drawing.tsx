import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { gold } from "../../styles/tokens.ts";
import { animatedDrawing } from "../animated-shapes.ts";
import type { DrawingProps } from "../demo-definition.ts";
import type { Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { useDrag } from "../use-drag.ts";
import { CostPile } from "./cost-pile.tsx";
import {
  choiceRect,
  handleRect,
  heightScale,
  layouts,
  pressedValue,
  unitsAt,
  type Layout,
} from "./demand-layout.ts";
import { bandDeviations, moveLine, orders, type State } from "./demand-model.ts";
import { handleText, headline, legend, monthInitials } from "./demand-text.ts";

/**
 * The demand of a year as columns, across them the line of what the warehouse orders, and a pile of what that
 * costs.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const { chart, headline: headlineText } = layout;
  const valueAt = ({ grabbed, start, point }: Drag<number>) =>
    grabbed + unitsAt(point.y, layout) - unitsAt(start.y, layout);
  const [dragged, dragAttributes] = useDrag<number>(
    change && ((drag) => change(moveLine(state, valueAt(drag)))),
  );
  const shown = dragged ? moveLine(state, valueAt(dragged), 1) : state;
  return (
    <g fontWeight="820">
      <rect {...chart} fill="var(--sunken)" />
      <DrawingText {...headlineText} text={headline(state)} />
      <DrawingText {...layout.legend} fill="var(--muted)" text={legend(state)} />
      <g
        {...dragAttributes("ns-resize", (start) => pressedValue(start, state, layout))}
        className={change && !dragged ? animatedDrawing : undefined}
      >
        {/* The whole chart can be pressed. */}
        <rect {...chart} fill="none" pointerEvents="all" />
        <Months state={shown} layout={layout} />
        <OrderLine state={shown} text={handleText(state)} layout={layout} live={change !== undefined} />
      </g>
      <CostPile state={state} layout={layout} choiceRectOf={(goods) => choiceRect(goods, layout)} />
    </g>
  );
}

interface MonthsProps {
  state: State;
  layout: Layout;
}

const monthX = (index: number, { firstMonth, monthWidth }: Layout) => firstMonth + index * monthWidth;

/** A column for each month: what was sold, left over, or asked for and not there. */
function Months({ state, layout }: MonthsProps) {
  const { monthWidth, monthGap, month } = layout;
  const y = heightScale(layout);
  const months = orders(state);
  const column = (x: number, from: number, to: number) =>
    rect(x, y(to), monthWidth - monthGap, Math.max(0, y(from) - y(to)));
  return (
    <>
      {months.map(({ actual, ordered }, index) => {
        const x = monthX(index, layout);
        return (
          <g key={x}>
            <rect {...column(x, 0, Math.min(actual, ordered))} fill="var(--link)" />
            <rect {...column(x, actual, Math.max(actual, ordered))} fill={gold} />
            <rect {...column(x, Math.min(actual, ordered), actual)} fill="var(--accent)" />
            <DrawingText
              x={x + monthWidth / 2 - 1}
              {...month}
              anchor="middle"
              fill="var(--surface)"
              text={monthInitials[index]!}
            />
          </g>
        );
      })}
      {state.line === "forecast" && <RangeBars months={months} layout={layout} />}
    </>
  );
}

interface OrderLineProps extends MonthsProps {
  /** The value that the handle shows. */
  text: string;
  live: boolean;
}

/** The line at which the warehouse orders, with its handle. */
function OrderLine({ state, text, layout, live }: OrderLineProps) {
  const { chart, handle } = layout;
  const y = heightScale(layout);
  const middle = middleOf(handleRect(state, layout));
  const steps = orders(state).map(({ ordered }, index) => `H${monthX(index, layout) - 1}V${y(ordered)}`);
  return (
    <>
      <path
        d={`M${handle.width - 8} ${middle.y}${steps.join("")}H${chart.width}`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth={layout.lineWidth}
      />
      <g transform={`translate(0 ${middle.y})`}>
        <rect x="0" y={-handle.height / 2} width={handle.width} height={handle.height} />
        <path
          d={`M${handle.width - 14} -6l-6 -8-6 8zm0 12l-6 8-6-8z`}
          transform={handle.arrows}
          fill={gold}
        />
        <DrawingText
          x={(handle.width - handle.arrowsWidth) / 2}
          y={handle.fontSize * halfCapHeight}
          fontSize={handle.fontSize}
          anchor="middle"
          fill="var(--surface)"
          text={text}
        />
        <TouchArea area={rect(0, -handle.height / 2 - 8, handle.width + 8, handle.height + 16)} live={live} />
      </g>
    </>
  );
}

interface RangeBarsProps {
  months: readonly { expected: number; spread: number }[];
  layout: Layout;
}

/** A thin bar for each month, over the range in which its demand was forecast. */
function RangeBars({ months, layout }: RangeBarsProps) {
  const { monthWidth } = layout;
  const y = heightScale(layout);
  const cap = monthWidth / 5;
  const d = months
    .map(({ expected, spread }, index) => {
      const ends = [1, -1].map((side) => Math.round(y(expected + side * bandDeviations * spread)));
      const middle = monthX(index, layout) + monthWidth / 2 - 1;
      return `M${middle} ${ends[0]}V${ends[1]}${ends.map((end) => `M${middle - cap} ${end}h${2 * cap}`).join("")}`;
    })
    .join("");
  return (
    <g fill="none">
      <path d={d} stroke="var(--surface)" strokeWidth={monthWidth / 7} strokeLinecap="square" />
      <path d={d} stroke="var(--fg)" strokeWidth={monthWidth / 20} />
    </g>
  );
}
