import type { Move, Stamp } from "../define-demo.tsx";
import {
  backtest,
  costOf,
  criticalRatio,
  levels,
  meanError,
  total,
  type Method,
  type State,
} from "./demand-model.ts";

export const methodTitles: Record<Method, string> = {
  "last-year": "Last year’s month",
  "moving-average": "Average of three months",
  "holt-winters": "Holt-Winters",
};

export const units = (count: number) => count.toLocaleString("en");
export const dollars = (amount: number) => `$${units(amount)}`;

const costIn = (state: State, method: Method) => costOf(backtest(method, state.servicePercent), state);

/** What the method saves against last year's month. */
export function stamp(state: State): Stamp {
  if (state.method === "last-year") return { text: "Overpaid", good: false };
  const saved = costIn(state, "last-year") - costIn(state, state.method);
  return saved > worthwhile
    ? { text: `${dollars(saved)} saved`, good: true }
    : { text: `${dollars(-saved)} dearer`, good: false };
}

/** What ordering by the method cost, against last year's month; that one against Holt-Winters. */
export function describe(state: State): string {
  const { method } = state;
  const rival = method === "last-year" ? "holt-winters" : "last-year";
  const months = backtest(method, state.servicePercent);
  return `${units(total(months, "short"))} units short and ${units(total(months, "left"))} left over cost ${dollars(costIn(state, method))}, against ${dollars(costIn(state, rival))} by ${rival === "last-year" ? "last year’s month" : methodTitles[rival]}.`;
}

/** With the figures behind the verdict, for those who know them. */
export function note({ method, servicePercent, ...prices }: State): string {
  const error = Math.round(meanError(backtest(method, servicePercent)));
  return `Made-up demand whose growth picks up in the second year. Each month of the third is forecast one month ahead from those before it; this method is off by ${error} units a month. Each order is the upper end of a normal interval as wide as the method’s errors so far, and what is left is not kept: at these prices a service level of ${Math.round(criticalRatio(prices) * 100)}% costs least, if the intervals hold. Holt-Winters is additive, smoothing 0.3, 0.1 and 0.1.`;
}

/** In dollars a year: for less nobody changes a rule. */
const worthwhile = 100;

/** A better method, then the service level that would have cost least. */
export function suggest(state: State): Move<State> | undefined {
  if (state.method !== "holt-winters")
    return { label: "Forecast by Holt-Winters", changed: { method: "holt-winters" } };
  const costs = levels.map((servicePercent) => costIn({ ...state, servicePercent }, state.method));
  const saved = costIn(state, state.method) - Math.min(...costs);
  const servicePercent = levels[costs.indexOf(Math.min(...costs))]!;
  return saved > worthwhile
    ? { label: `Order for ${servicePercent}%: ${dollars(saved)} less`, changed: { servicePercent } }
    : undefined;
}

export function message(state: State): string {
  return `I tried the forecast demonstration with a service level of ${state.servicePercent}%, ${dollars(state.short)} for a unit short and ${dollars(state.left)} for a unit left over. ${describe(state)}`;
}
