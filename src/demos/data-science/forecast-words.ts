import {
  backtest,
  costOf,
  criticalRatio,
  meanError,
  total,
  type Method,
  type Prices,
} from "./demand-model.ts";

export const methodNames: Record<Method, string> = {
  "last-year": "Last year’s month",
  "moving-average": "Average of three months",
  "holt-winters": "Holt-Winters",
};

/** As it stands within a sentence. */
const inSentence: Record<Method, string> = {
  "last-year": "last year’s month",
  "moving-average": "the average of three months",
  "holt-winters": "Holt-Winters",
};

export function units(count: number): string {
  return count.toLocaleString("en");
}

export function dollars(amount: number): string {
  return `$${units(amount)}`;
}

/** How far off the method was and what it cost, against last year's month; that one against Holt-Winters. */
export function resultInWords(method: Method, servicePercent: number, prices: Prices): string {
  const rival = method === "last-year" ? "holt-winters" : "last-year";
  const [own, other] = [backtest(method, servicePercent), backtest(rival, servicePercent)];
  const name = inSentence[method];
  const error = `${name[0]!.toUpperCase()}${name.slice(1)} is off by ${Math.round(meanError(own))} units a month, ${inSentence[rival]} by ${Math.round(meanError(other))}.`;
  return `${error} Ordering for ${servicePercent}% leaves ${units(total(own, "left"))} units over and ${units(total(own, "short"))} short: ${dollars(costOf(own, prices))} in the year, against ${dollars(costOf(other, prices))} with ${inSentence[rival]}.`;
}

export function bestServiceInWords(prices: Prices): string {
  return `At these prices a service level of ${Math.round(criticalRatio(prices) * 100)}% costs least, if the intervals hold.`;
}
