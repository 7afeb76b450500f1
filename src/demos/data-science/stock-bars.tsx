import { box, type Canvas } from "../canvas.ts";
import { plotOf } from "./demand-layout.ts";
import { backtestFrom, total, type Month } from "./demand-model.ts";
import { units } from "./demand-text.ts";

/** Of the drawing, for one unit of demand. */
const scale = 0.24;

/** For each month of the backtest what was short, upwards, or left over, downwards. */
export function StockBars({ months, canvas }: { months: Month[]; canvas: Canvas }) {
  const { baseline, edge, right, x: xOf } = plotOf(canvas);
  const width = (xOf(backtestFrom + 1) - edge) * 0.62;
  const shortMonths = months.filter(({ short }) => short > 0).length;
  return (
    <>
      {months.map(({ short, left }, index) => {
        const x = xOf(backtestFrom + index + 0.5) - width / 2;
        return (
          <g key={x}>
            {short > 0 && (
              <rect
                {...box(x, baseline - Math.max(2, short * scale), width, Math.max(2, short * scale))}
                fill="var(--accent)"
              />
            )}
            {left > 0 && (
              <rect
                {...box(x, baseline, width, Math.max(2, left * scale))}
                fill="var(--surface)"
                stroke="var(--ink)"
                strokeWidth="1.2"
              />
            )}
          </g>
        );
      })}
      <path d={`M${edge} ${baseline}H${right}`} stroke="var(--ink)" strokeWidth="2" />
      <g textAnchor="end">
        <rect {...box(edge - 24, baseline - 19, 12, 12)} fill="var(--accent)" />
        <text x={edge - 32} y={baseline - 8}>
          <tspan fontWeight="600">{units(total(months, "short"))} short</tspan>
          {!canvas.narrow && shortMonths > 0 && ` in ${shortMonths} of 12 months`}
        </text>
        <rect
          {...box(edge - 24, baseline + 11, 12, 12)}
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
