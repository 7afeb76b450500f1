import {
  backtest,
  costOf,
  criticalRatio,
  meanError,
  total,
  type Method,
  type Prices,
  type State,
} from "./demand-model.ts";

export const methodTitles: Record<Method, string> = {
  "last-year": "Last year’s month",
  "moving-average": "Average of three months",
  "holt-winters": "Holt-Winters",
};

/** As it stands within a sentence. */
const methodNames: Record<Method, string> = {
  "last-year": "last year’s month",
  "moving-average": "the average of three months",
  "holt-winters": "Holt-Winters",
};

export const units = (count: number) => count.toLocaleString("en");
export const dollars = (amount: number) => `$${units(amount)}`;

/** How far off the method was and what it cost, against last year's month; that one against Holt-Winters. */
export function describe(state: State): string {
  const { method, servicePercent } = state;
  const rival = method === "last-year" ? "holt-winters" : "last-year";
  const [own, other] = [backtest(method, servicePercent), backtest(rival, servicePercent)];
  const name = methodNames[method];
  const error = `${name[0]!.toUpperCase()}${name.slice(1)} is off by ${Math.round(meanError(own))} units a month, ${methodNames[rival]} by ${Math.round(meanError(other))}.`;
  return `${error} Ordering for ${servicePercent}% leaves ${units(total(own, "left"))} units over and ${units(total(own, "short"))} short: ${dollars(costOf(own, state))} in the year, against ${dollars(costOf(other, state))} with ${methodNames[rival]}.`;
}

export function describeBestService(prices: Prices): string {
  return `At these prices a service level of ${Math.round(criticalRatio(prices) * 100)}% costs least, if the intervals hold.`;
}

export function message(state: State): string {
  return `I tried the forecast demonstration with a service level of ${state.servicePercent}%, ${dollars(state.short)} for a unit short and ${dollars(state.left)} for a unit left over. ${describe(state)}`;
}
