import { describe, expect, test } from "vitest";
import {
  backtest,
  backtestFrom,
  costOf,
  criticalRatio,
  demand,
  forecast,
  meanError,
  methods,
  normalQuantile,
  total,
  type Method,
} from "../src/demos/data-science/demand-model.ts";
import { forecastAhead, update, type Components } from "../src/demos/data-science/holt-winters.ts";

// Source: Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 2nd edition, 7.3, additive: visitor nights.
const smoothing = { alpha: 0.306, beta: 0.0003, gamma: 0.426 };
const start: Components = { level: 32.26, trend: 0.7, season: [9.7, -9.31, -1.69, 1.31] };

describe("Holt-Winters", () => {
  test("gives the figures of the textbook, to two decimal places", () => {
    const rows = [
      { value: 42.21, said: 42.66, level: 32.82, trend: 0.7, season: 9.5 },
      { value: 24.65, said: 24.21, level: 33.66, trend: 0.7, season: -9.13 },
      { value: 32.67, said: 32.67, level: 34.36, trend: 0.7, season: -1.69 },
      { value: 37.26, said: 36.37, level: 35.33, trend: 0.7, season: 1.69 },
    ];
    let state = start;
    for (const { value, said, level, trend, season } of rows) {
      expect(Math.abs(forecastAhead(state) - said)).toBeLessThan(0.011);
      state = update(state, value, smoothing);
      expect(Math.abs(state.level - level)).toBeLessThan(0.011);
      expect(Math.abs(state.trend - trend)).toBeLessThan(0.011);
      expect(Math.abs(state.season.at(-1)! - season)).toBeLessThan(0.011);
    }
  });

  test("gives the same results as statsmodels 0.15, for six years of data and three quarters ahead", () => {
    const nights = [
      41.727458, 24.04185, 32.328103, 37.328708, 46.213153, 29.346326, 36.48291, 42.977719, 48.901525,
      31.180221, 37.717881, 40.420211, 51.206863, 31.887228, 40.978263, 43.772491, 55.558567, 33.850915,
      42.076383, 45.642292, 59.76678, 35.191877, 44.319737, 47.913736,
    ];
    const end = nights.reduce((state, value) => update(state, value, smoothing), start);
    expect(end.level).toBeCloseTo(47.83949391, 7);
    expect(end.trend).toBeCloseTo(0.69963378, 7);
    const season = [11.97903671, -11.13473911, -2.80631763, 0.27256835];
    for (const [index, value] of season.entries()) expect(end.season[index]).toBeCloseTo(value, 7);
    // Only three, because statsmodels takes an older season for the fourth.
    const ahead = [60.5181644, 38.10402236, 47.13207762];
    for (const [index, value] of ahead.entries()) expect(forecastAhead(end, index + 1)).toBeCloseTo(value, 7);
  });
});

describe("the simple methods, compared with results by hand", () => {
  const known = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40];

  test('"last-year" forecasts the value of twelve months ago', () => {
    expect(forecast("last-year", known).expected).toBe(4);
  });

  test('"moving-average" takes the mean of three months', () => {
    expect(forecast("moving-average", known).expected).toBe(30);
  });

  test("the spread is the root mean square of the errors so far", () => {
    // Errors of last year's month: 19, 28 and 37.
    expect(forecast("last-year", known).spread).toBeCloseTo(Math.sqrt((361 + 784 + 1369) / 3), 9);
    // Errors of the moving average: 20 - 11, 30 - 43/3 and 40 - 62/3.
    expect(forecast("moving-average", known).spread).toBeCloseTo(
      Math.sqrt((9 ** 2 + (47 / 3) ** 2 + (58 / 3) ** 2) / 3),
      9,
    );
  });

  test('the mean error of "last-year" is the mean of the absolute differences between the two years', () => {
    // |315 - 260| + |293 - 234| + ... + |414 - 356|, month by month.
    const differences = [55, 59, 58, 47, 116, 63, 96, 83, 64, 44, 50, 58];
    expect(meanError(backtest("last-year", 90))).toBeCloseTo(
      differences.reduce((sum, each) => sum + each) / 12,
      9,
    );
  });
});

// Source: any table of the standard normal distribution.
test.each([
  { probability: 0.8, quantile: 0.8416 },
  { probability: 0.9, quantile: 1.2816 },
  { probability: 0.95, quantile: 1.6449 },
  { probability: 0.98, quantile: 2.0537 },
])("the quantile of $probability is $quantile", ({ probability, quantile }) => {
  expect(Math.abs(normalQuantile(probability) - quantile)).toBeLessThan(0.0005);
});

describe.each(methods)("the backtest of %s", (method: Method) => {
  test("covers the last twelve months, and forecasts each from earlier months only", () => {
    const months = backtest(method, 90);
    expect(months.map(({ actual }) => actual)).toEqual(demand.slice(backtestFrom));
    const otherEnd = demand.map((value, month) => (month >= 30 ? value * 3 : value));
    const said = (of: typeof months) => of.slice(0, 7).map((month) => month.expected);
    expect(said(backtest(method, 90, otherEnd))).toEqual(said(months));
  });

  test("orders the forecast plus a safety margin that is proportional to the spread of the errors", () => {
    for (const [index, { expected, ordered }] of backtest(method, 95).entries()) {
      const { spread } = forecast(method, demand.slice(0, backtestFrom + index));
      expect(Math.abs(ordered - expected - 1.645 * spread)).toBeLessThan(0.6);
    }
  });

  test("has a shortage or leftovers of exactly the difference between order and demand", () => {
    for (const { actual, ordered, short, left } of backtest(method, 85)) {
      expect(left - short).toBe(ordered - actual);
      expect(Math.min(left, short)).toBe(0);
    }
  });

  test("has a smaller shortage and more leftovers at a higher service level", () => {
    const [low, high] = [backtest(method, 80), backtest(method, 98)];
    expect(total(high, "short")).toBeLessThan(total(low, "short"));
    expect(total(high, "left")).toBeGreaterThan(total(low, "left"));
  });
});

test("the cost is the sum of shortages and leftovers at their prices", () => {
  const months = backtest("last-year", 90);
  const prices = { short: 9, left: 2 };
  expect(costOf(months, prices)).toBe(total(months, "short") * 9 + total(months, "left") * 2);
  expect(criticalRatio(prices)).toBeCloseTo(0.818, 3);
});

test("on the made-up demand Holt-Winters has the smallest mean error", () => {
  const [lastYear, average, holtWinters] = methods.map((method) => meanError(backtest(method, 90)));
  expect(holtWinters).toBeLessThan(Math.min(lastYear!, average!));
});
