import type { Suggestion, Verdict } from "../define-demo.tsx";
import { formatPercent } from "../format.ts";
import { backtest, costOf, criticalRatio, serviceLevels, meanError, oldPlan, total } from "./demand-model.ts";
import type { Method, State } from "./demand-model.ts";

export const methodTitles: Record<Method, string> = {
  "last-year": "Last year’s month",
  "moving-average": "Average of three months",
  "holt-winters": "Trend and season (Holt-Winters)",
};

export const formatUnits = (count: number) => count.toLocaleString("en");
export const formatDollars = (amount: number) => `$${formatUnits(amount)}`;

/** Returns how much more the year's orders are than the forecasts, in percent. */
export function safetyMargin({ method, servicePercent }: State): string {
  const months = backtest(method, servicePercent);
  return formatPercent((total(months, "ordered") / total(months, "expected") - 1) * 100);
}

const costWith = (state: State) => costOf(backtest(state.method, state.servicePercent), state);
const costOfOldPlan = (state: State) => costWith({ ...state, ...oldPlan });

/** Dollars a year; a smaller saving is not worth a change. */
const minSaving = 100;

/** Compares with the old plan at the same prices. */
export function verdict(state: State): Verdict {
  const saved = costOfOldPlan(state) - costWith(state);
  if (Math.abs(saved) < minSaving) return { text: "Overpaid", good: false };
  return { text: `${formatDollars(Math.abs(saved))} ${saved > 0 ? "saved" : "dearer"}`, good: saved > 0 };
}

/** Returns the service level that would have cost least. */
function cheapestLevel(state: State): number {
  const costs = serviceLevels.map((servicePercent) => costWith({ ...state, servicePercent }));
  return serviceLevels[costs.indexOf(Math.min(...costs))]!;
}

/** Suggests the best method, then the cheapest service level, then a higher price of leftovers. */
export function suggest(state: State): Suggestion<State> | undefined {
  const { method, servicePercent, left } = state;
  if (method !== "holt-winters")
    return { label: "Forecast trend and season", changes: { method: "holt-winters" } };
  const best = cheapestLevel(state);
  const cheapest = { ...state, servicePercent: best };
  const label = `Order ${best < servicePercent ? "less" : "more"}: a margin of ${safetyMargin(cheapest)}`;
  if (costWith(state) - costWith(cheapest) > minSaving) return { label, changes: { servicePercent: best } };
  return left < 12 ? { label: "Now let each leftover cost $12", changes: { left: 12 } } : undefined;
}

export function describe(state: State): string {
  const { method, servicePercent } = state;
  const [cost, old] = [costWith(state), costOfOldPlan(state)].map(formatDollars);
  if (method === "holt-winters" && servicePercent === cheapestLevel(state))
    return `At these prices, a safety margin of ${safetyMargin(state)} costs least: ${cost} instead of\u00a0${old}.`;
  const months = backtest(method, servicePercent);
  const errors = `${formatUnits(total(months, "short"))} units short and ${formatUnits(total(months, "left"))} left over`;
  return cost === old
    ? `With the old plan, ${errors} cost ${cost} in a year.`
    : `${errors} cost ${cost} instead of\u00a0${old}.`;
}

export function note({ method, servicePercent, ...prices }: State): string {
  const error = Math.round(meanError(backtest(method, servicePercent)));
  return `Made-up demand whose growth picks up in the second year. Each month of the third year is forecast one month ahead, from the months before it; this method is off by ${error} units a month. Each order is the upper end of a normal interval as wide as the method’s errors so far. The safety margin is what the orders add to the forecasts, here for a service level of ${servicePercent}%. Leftovers are not kept, so at these prices ${Math.round(criticalRatio(prices) * 100)}% costs least, if the intervals hold. Holt-Winters is additive, with smoothing 0.3, 0.1 and 0.1.`;
}

export function message(state: State): string {
  return `I tried the forecast demonstration with a safety margin of ${safetyMargin(state)}, ${formatDollars(state.short)} for a unit short and ${formatDollars(state.left)} for a unit left over. ${describe(state)}`;
}
