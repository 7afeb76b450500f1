import { Label } from "../label.tsx";
import { Bar } from "../bar.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { backtest, costOf, meanError, methods, type State } from "./demand-model.ts";
import { dollars, methodTitles } from "./demand-text.ts";

/** What every method would have cost at the same service level and prices. */
export function MethodBars({ state, canvas: { narrow, width, height } }: DrawingProps<State>) {
  const results = methods.map((method) => {
    const months = backtest(method, state.servicePercent);
    return { method, cost: costOf(months, state), error: Math.round(meanError(months)) };
  });
  const most = Math.max(1, ...results.map(({ cost }) => cost));
  const pitch = narrow ? 66 : 48;
  return results.map(({ method, cost, error }, index) => {
    const y = height - pitch * (results.length - index) + 18;
    const chosen = method === state.method;
    return (
      <g key={method}>
        <g fontWeight={chosen ? 600 : undefined}>
          <Bar
            y={y}
            width={width}
            label={methodTitles[method]}
            value={dollars(cost)}
            share={cost / most}
            color={chosen ? "var(--ink)" : "var(--control)"}
            hollow={!chosen}
          />
        </g>
        <Label
          x={narrow ? 0 : 260}
          y={narrow ? y + 38 : y}
          fill="var(--muted)"
          text={`off by ${error} units a month`}
        />
      </g>
    );
  });
}
