import { drawingSize } from "./demand-geometry.ts";
import { backtest, costOf, meanError, methods, type Method, type Prices } from "./demand-model.ts";
import { dollars, methodNames } from "./forecast-words.ts";

interface Props {
  method: Method;
  servicePercent: number;
  prices: Prices;
  narrow: boolean;
}

/** What every method would have cost at the same service level and prices. */
export function MethodBars({ method, servicePercent, prices, narrow }: Props) {
  const { width, height } = drawingSize[narrow ? "narrow" : "wide"];
  const rows = methods.map((each) => {
    const months = backtest(each, servicePercent);
    return {
      each,
      cost: costOf(months, prices),
      off: `off by ${Math.round(meanError(months))} units a month`,
    };
  });
  const most = Math.max(1, ...rows.map(({ cost }) => cost));
  const rowHeight = narrow ? 66 : 48;
  return rows.map(({ each, cost, off }, index) => {
    const y = height - rowHeight * (rows.length - index) + 18;
    const chosen = each === method;
    return (
      <g key={each}>
        <text y={y} fontWeight={chosen ? "600" : undefined}>
          {methodNames[each]}
        </text>
        <text x={narrow ? 0 : 260} y={narrow ? y + 38 : y} fill="var(--muted)">
          {off}
        </text>
        <text x={width} y={y} textAnchor="end" fontWeight="600">
          {dollars(cost)}
        </text>
        <rect
          x="1"
          y={y + 8}
          width={Math.max(2, (cost / most) * (width - 2))}
          height="14"
          fill={chosen ? "var(--ink)" : "none"}
          stroke={chosen ? "var(--ink)" : "var(--control)"}
          strokeWidth="1.5"
        />
      </g>
    );
  });
}
