import type { Suggestion, Verdict } from "../define-demo.tsx";
import { formatPercent } from "../format.ts";
import { backtest, costOf, criticalRatio, levels, meanError, oldPlan, total } from "./demand-model.ts";
import type { Method, State } from "./demand-model.ts";

export const methodTitles: Record<Method, string> = {
  "last-year": "Last year’s month",
  "moving-average": "Average of three months",
  "holt-winters": "Trend and season (Holt-Winters)",
};

export const units = (count: number) => count.toLocaleString("en");
export const dollars = (amount: number) => `$${units(amount)}`;

/** What a year's orders add to the forecasts. */
export function margin({ method, servicePercent }: State): string {
  const months = backtest(method, servicePercent);
  return formatPercent((total(months, "ordered") / total(months, "expected") - 1) * 100);
}

const costIn = (state: State) => costOf(backtest(state.method, state.servicePercent), state);
const oldCostIn = (state: State) => costIn({ ...state, ...oldPlan });

/** In dollars a year: for less nobody changes a rule. */
const worthwhile = 100;

/** Against the old plan, at the same prices. */
export function verdict(state: State): Verdict {
  const saved = oldCostIn(state) - costIn(state);
  if (Math.abs(saved) < worthwhile) return { text: "Overpaid", good: false };
  return { text: `${dollars(Math.abs(saved))} ${saved > 0 ? "saved" : "dearer"}`, good: saved > 0 };
}

/** The service level that would have cost least. */
function cheapestLevel(state: State): number {
  const costs = levels.map((servicePercent) => costIn({ ...state, servicePercent }));
  return levels[costs.indexOf(Math.min(...costs))]!;
}

/** A better method, dearer leftovers, and the order that suits them. */
export function suggest(state: State): Suggestion<State> | undefined {
  const { method, servicePercent, left } = state;
  if (method !== "holt-winters")
    return { label: "Forecast trend and season", changes: { method: "holt-winters" } };
  const best = cheapestLevel(state);
  const cheapest = { ...state, servicePercent: best };
  const label = `Order ${best < servicePercent ? "less" : "more"}: a margin of ${margin(cheapest)}`;
  if (costIn(state) - costIn(cheapest) > worthwhile) return { label, changes: { servicePercent: best } };
  return left < 12 ? { label: "Now let each leftover cost $12", changes: { left: 12 } } : undefined;
}

export function describe(state: State): string {
  const { method, servicePercent } = state;
  const [cost, old] = [costIn(state), oldCostIn(state)].map(dollars);
  if (method === "holt-winters" && servicePercent === cheapestLevel(state))
    return `At these prices, a safety margin of ${margin(state)} costs least: ${cost} instead of\u00a0${old}.`;
  const months = backtest(method, servicePercent);
  const errors = `${units(total(months, "short"))} units short and ${units(total(months, "left"))} left over`;
  return cost === old
    ? `With the old plan, ${errors} cost ${cost} in a year.`
    : `${errors} cost ${cost} instead of\u00a0${old}.`;
}

/** With the figures behind the verdict, for those who know them. */
export function note({ method, servicePercent, ...prices }: State): string {
  const error = Math.round(meanError(backtest(method, servicePercent)));
  return `Made-up demand whose growth picks up in the second year. Each month of the third year is forecast one month ahead, from the months before it; this method is off by ${error} units a month. Each order is the upper end of a normal interval as wide as the method’s errors so far. The safety margin is what the orders add to the forecasts, here for a service level of ${servicePercent}%. Leftovers are not kept, so at these prices ${Math.round(criticalRatio(prices) * 100)}% costs least, if the intervals hold. Holt-Winters is additive, with smoothing 0.3, 0.1 and 0.1.`;
}

export function message(state: State): string {
  return `I tried the forecast demonstration with a safety margin of ${margin(state)}, ${dollars(state.short)} for a unit short and ${dollars(state.left)} for a unit left over. ${describe(state)}`;
}
