import { defaultSmoothing, forecastAhead, mean, initialComponents, update } from "./holt-winters.ts";

/**
 * Made-up demand of three years in units a month: 300 at the start, growing by 2 a month and by 6 from the middle of the
 * second year, with a season and noise with a standard deviation of 14.
 */
export const demand = [
  250, 224, 257, 307, 353, 340, 326, 305, 341, 360, 414, 298, 260, 234, 268, 343, 341, 403, 356, 323, 358,
  393, 463, 356, 315, 293, 326, 390, 457, 466, 452, 406, 422, 437, 513, 414,
];

export const seasonLength = 12;
/** The index of the first month that is forecast as if it were still to come. */
export const backtestFrom = 24;

export const methods = ["last-year", "moving-average", "holt-winters"] as const;
export type Method = (typeof methods)[number];

/** The service levels to choose from, 50 to 95 percent. */
export const serviceLevels = Array.from({ length: 46 }, (_, index) => 50 + index);

/** The cost in dollars of a unit too few and of a unit too many. */
export type Prices = Record<"short" | "left", number>;

export const highestPrice = 24;

export interface State extends Prices {
  method: Method;
  servicePercent: number;
}

/** The plan that results are compared with. */
export const oldPlan = { method: "last-year", servicePercent: 90 } as const;

const averagedMonths = 3;

/** Returns the method's forecasts for each known month after the first year, from the months before it, and for the month to come. */
function forecasts(method: Method, known: readonly number[]): number[] {
  const later = known.slice(seasonLength);
  if (method === "holt-winters") {
    let state = initialComponents(known, seasonLength);
    const expected = later.map((value) => {
      const predicted = forecastAhead(state);
      state = update(state, value, defaultSmoothing);
      return predicted;
    });
    return [...expected, forecastAhead(state)];
  }
  return [...later, 0].map((_, index) =>
    method === "last-year"
      ? known[index]!
      : mean(known.slice(seasonLength + index - averagedMonths, seasonLength + index)),
  );
}

/**
 * Forecasts the month after `known` from nothing but `known`, which has at least 13 months, or two years for Holt-Winters.
 * `spread` is the root mean square of the method's errors so far, in units.
 */
export function forecast(method: Method, known: readonly number[]): { expected: number; spread: number } {
  const predicted = forecasts(method, known);
  const squares = known.slice(seasonLength).map((value, index) => (value - predicted[index]!) ** 2);
  return { expected: predicted.at(-1)!, spread: Math.sqrt(mean(squares)) };
}

export type Month = ReturnType<typeof backtest>[number];

/** Forecasts each of the last twelve months one month ahead, from the months before it alone, and compares with the demand. */
export function backtest(method: Method, servicePercent: number, series = demand) {
  const quantile = normalQuantile(servicePercent / 100);
  return series.slice(backtestFrom).map((actual, index) => {
    const { expected, spread } = forecast(method, series.slice(0, backtestFrom + index));
    // The order is the upper end of the prediction interval, in whole units.
    const ordered = Math.max(0, Math.round(expected + quantile * spread));
    const [short, left] = [Math.max(0, actual - ordered), Math.max(0, ordered - actual)];
    return { actual, expected, ordered, short, left };
  });
}

/** Returns the mean absolute error of the forecasts, in units. */
export function meanError(months: readonly Month[]): number {
  return mean(months.map(({ actual, expected }) => Math.abs(actual - expected)));
}

/** Returns the sum of one figure over some months. */
export function total(months: readonly Month[], kind: keyof Month): number {
  return months.reduce((sum, month) => sum + month[kind], 0);
}

/** Returns the cost in dollars of all units that were short or left. */
export function costOf(months: readonly Month[], prices: Prices): number {
  return total(months, "short") * prices.short + total(months, "left") * prices.left;
}

/** Returns the service level, 0 to 1, with the least expected cost (the critical ratio of the newsvendor model). */
export function criticalRatio({ short, left }: Prices): number {
  return short / (short + left);
}

/**
 * Returns the quantile of the standard normal distribution for probabilities from 0.5 to below 1, with an error below 0.00045
 * (Abramowitz and Stegun 26.2.23).
 */
export function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - probability));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}
