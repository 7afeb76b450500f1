import { backtestFrom, total, type Month } from "./demand-model.ts";
import { middleOfMonth, plotOf, stepOf } from "./demand-geometry.ts";
import { units } from "./forecast-words.ts";

interface Props {
  months: Month[];
  narrow: boolean;
}

/** Of the drawing, for one unit of demand. */
const scale = 0.24;

/** For each month of the backtest what was short, upwards, or left over, downwards. */
export function StockBars({ months, narrow }: Props) {
  const plot = plotOf(narrow);
  const width = stepOf(backtestFrom, plot) * 0.62;
  const shortMonths = months.filter(({ short }) => short > 0).length;
  const { baseline, edge } = plot;
  return (
    <>
      {months.map(({ short, left }, index) => {
        const x = middleOfMonth(backtestFrom + index, plot) - width / 2;
        return (
          <g key={x}>
            {short > 0 && (
              <rect
                x={x}
                y={baseline - Math.max(2, short * scale)}
                width={width}
                height={Math.max(2, short * scale)}
                fill="var(--accent)"
              />
            )}
            {left > 0 && (
              <rect
                x={x}
                y={baseline}
                width={width}
                height={Math.max(2, left * scale)}
                fill="var(--surface)"
                stroke="var(--ink)"
                strokeWidth="1.2"
              />
            )}
          </g>
        );
      })}
      <path d={`M${edge} ${baseline}H${plot.right}`} stroke="var(--ink)" strokeWidth="2" />
      <g textAnchor="end">
        <rect x={edge - 24} y={baseline - 19} width="12" height="12" fill="var(--accent)" />
        <text x={edge - 32} y={baseline - 8}>
          <tspan fontWeight="600">{units(total(months, "short"))} short</tspan>
          {!narrow && shortMonths > 0 && ` in ${shortMonths} of 12 months`}
        </text>
        <rect
          x={edge - 24}
          y={baseline + 11}
          width="12"
          height="12"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.2"
        />
        <text x={edge - 32} y={baseline + 22}>
          <tspan fontWeight="600">{units(total(months, "left"))} left over</tspan>
        </text>
      </g>
    </>
  );
}
