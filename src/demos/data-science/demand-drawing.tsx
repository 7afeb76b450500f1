import { Bars } from "../bars.tsx";
import { box, type Canvas } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { DemandChart } from "./demand-chart.tsx";
import { plotOf } from "./demand-layout.ts";
import {
  backtest,
  backtestFrom,
  costOf,
  meanError,
  methods,
  total,
  type Month,
  type State,
} from "./demand-model.ts";
import { dollars, methodTitles, units } from "./demand-text.ts";

/** Demand and forecast, what was short or left each month, and what each method would have cost. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const months = backtest(state.method, state.servicePercent);
  return (
    <>
      <DemandChart months={months} servicePercent={state.servicePercent} canvas={canvas} />
      <StockBars months={months} canvas={canvas} />
      <MethodBars state={state} canvas={canvas} />
    </>
  );
}

/** Of the drawing, for so many units of demand; never too little to be seen. */
const heightOf = (count: number) => Math.max(2, count * 0.24);

const shortLook = { fill: "var(--accent)" };
const leftLook = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 1.2 };

/** For each month of the backtest what was short, upwards, or left over, downwards. */
function StockBars({ months, canvas }: { months: Month[]; canvas: Canvas }) {
  const { baseline, edge, right, x: xOf } = plotOf(canvas);
  const width = (xOf(backtestFrom + 1) - edge) * 0.62;
  const shortMonths = months.filter(({ short }) => short > 0).length;
  return (
    <>
      {months.map(({ short, left }, index) => {
        const x = xOf(backtestFrom + index + 0.5) - width / 2;
        return short > 0 ? (
          <rect key={x} {...box(x, baseline - heightOf(short), width, heightOf(short))} {...shortLook} />
        ) : left > 0 ? (
          <rect key={x} {...box(x, baseline, width, heightOf(left))} {...leftLook} />
        ) : undefined;
      })}
      <path d={`M${edge} ${baseline}H${right}`} stroke="var(--ink)" strokeWidth="2" />
      <g textAnchor="end">
        <rect {...box(edge - 24, baseline - 19, 12, 12)} {...shortLook} />
        <text x={edge - 32} y={baseline - 8}>
          <tspan fontWeight="600">{units(total(months, "short"))} short</tspan>
          {!canvas.narrow && shortMonths > 0 && ` in ${shortMonths} of 12 months`}
        </text>
        <rect {...box(edge - 24, baseline + 11, 12, 12)} {...leftLook} />
        <Label x={edge - 32} y={baseline + 22} bold text={`${units(total(months, "left"))} left over`} />
      </g>
    </>
  );
}

/** The cost of every method at the same service level and prices. */
function MethodBars({ state, canvas: { narrow, width, height } }: DrawingProps<State>) {
  const pitch = narrow ? 66 : 48;
  const y = height - pitch * methods.length + 18;
  const results = methods.map((method) => backtest(method, state.servicePercent));
  const bars = methods.map((method, index) => {
    const hollow = method !== state.method;
    const amount = costOf(results[index]!, state);
    const color = hollow ? "var(--control)" : "var(--ink)";
    return { label: methodTitles[method], amount, text: dollars(amount), color, bold: !hollow, hollow };
  });
  return (
    <>
      <Bars bars={bars} y={y} pitch={pitch} width={width} />
      {results.map((months, index) => (
        <Label
          key={methods[index]}
          x={narrow ? 0 : 260}
          y={y + index * pitch + (narrow ? 38 : 0)}
          fill="var(--muted)"
          text={`off by ${Math.round(meanError(months))} units a month`}
        />
      ))}
    </>
  );
}
