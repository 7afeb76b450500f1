import { defaultSmoothing, forecastFrom, mean, startOf, update } from "./holt-winters.ts";

/**
 * Drawn once, in units a month: 300, growing by 2 a month and from the middle of the second year by 6, a season, and noise
 * with a standard deviation of 14.
 */
export const demand = [
  250, 224, 257, 307, 353, 340, 326, 305, 341, 360, 414, 298, 260, 234, 268, 343, 341, 403, 356, 323, 358,
  393, 463, 356, 315, 293, 326, 390, 457, 466, 452, 406, 422, 437, 513, 414,
];

export const year = 12;
/** The first month that is forecast as if it were still to come. */
export const backtestFrom = 24;

export const methods = ["last-year", "moving-average", "holt-winters"] as const;
export type Method = (typeof methods)[number];

/** The service levels to choose from, in percent. */
export const levels = Array.from({ length: 46 }, (_, index) => 50 + index);

/** In dollars a unit. */
export type Prices = Record<"short" | "left", number>;

export const highestPrice = 24;

export interface State extends Prices {
  method: Method;
  servicePercent: number;
}

/** As most begin: the same month of last year. */
export const oldPlan = { method: "last-year", servicePercent: 90 } as const;

const averaged = 3;

/** The method's forecasts of each month after the first year and of the next one, from the months before it. */
function forecasts(method: Method, known: readonly number[]): number[] {
  const others = known.slice(year);
  if (method === "holt-winters") {
    let state = startOf(known, year);
    const expected = others.map((value) => {
      const said = forecastFrom(state);
      state = update(state, value, defaultSmoothing);
      return said;
    });
    return [...expected, forecastFrom(state)];
  }
  return [...others, 0].map((_, index) =>
    method === "last-year" ? known[index]! : mean(known.slice(year + index - averaged, year + index)),
  );
}

/**
 * The month after `known`, from nothing but `known`: at least two years of it for Holt-Winters. The spread is the root of
 * the mean square of the method's errors so far.
 */
export function forecast(method: Method, known: readonly number[]): { expected: number; spread: number } {
  const said = forecasts(method, known);
  const squares = known.slice(year).map((value, index) => (value - said[index]!) ** 2);
  return { expected: said.at(-1)!, spread: Math.sqrt(mean(squares)) };
}

export type Month = ReturnType<typeof backtest>[number];

/** Each of the last twelve months in turn, one month ahead, with everything before it and nothing after. */
export function backtest(method: Method, servicePercent: number, series = demand) {
  const width = normalQuantile(servicePercent / 100);
  return series.slice(backtestFrom).map((actual, index) => {
    const { expected, spread } = forecast(method, series.slice(0, backtestFrom + index));
    // Bought: the upper end of the prediction interval, in whole units.
    const ordered = Math.max(0, Math.round(expected + width * spread));
    const [short, left] = [Math.max(0, actual - ordered), Math.max(0, ordered - actual)];
    return { actual, expected, ordered, short, left };
  });
}

/** Mean of the errors without their sign, in units. */
export function meanError(months: readonly Month[]): number {
  return mean(months.map(({ actual, expected }) => Math.abs(actual - expected)));
}

export function total(months: readonly Month[], what: keyof Month): number {
  return months.reduce((sum, month) => sum + month[what], 0);
}

export function costOf(months: readonly Month[], prices: Prices): number {
  return total(months, "short") * prices.short + total(months, "left") * prices.left;
}

/** The service level, 0 to 1, that costs least on average: where a unit more is as dear as a unit less (newsvendor). */
export function criticalRatio({ short, left }: Prices): number {
  return short / (short + left);
}

/** Standard normal, for 0.5 and above, to 0.00045 (Abramowitz and Stegun 26.2.23). */
export function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - probability));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}
