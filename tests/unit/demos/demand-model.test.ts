import { describe, expect, test } from "vitest";
import {
  costOf,
  forecast,
  initialState,
  limits,
  moveLine,
  orders,
  withCheapestLine,
  type State,
} from "../../../src/demos/demand/demand-model.ts";
import * as text from "../../../src/demos/demand/demand-text.ts";
import { forecastAhead, update, type Components } from "../../../src/demos/demand/holt-winters.ts";
import { followSuggestions } from "../support/follow-suggestions.ts";

// The data are the visitor nights of Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 2nd
// edition, 7.3.
test("Holt-Winters gives the same results as statsmodels 0.15, for six years and three quarters ahead", () => {
  const smoothing = { alpha: 0.306, beta: 0.0003, gamma: 0.426 };
  const start: Components = { level: 32.26, trend: 0.7, season: [9.7, -9.31, -1.69, 1.31] };
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

const standing = (order: number, goods: State["goods"] = "keep"): State => ({
  ...initialState,
  order,
  goods,
});
const alongForecast = (margin: number, goods: State["goods"] = "keep"): State => ({
  ...initialState,
  line: "forecast",
  margin,
  goods,
});

describe("the forecast of a month", () => {
  test("of a series that grows evenly has no error", () => {
    const known = Array.from({ length: 30 }, (_, month) => 100 + 3 * month);
    const { expected, spread } = forecast(known);
    expect(expected).toBe(190);
    expect(spread).toBeCloseTo(0, 9);
  });

  test("has as its spread the root mean square of the errors so far", () => {
    const even = Array<number>(30).fill(100);
    // Eighteen months without an error follow the first year.
    expect(forecast([...even, 160]).spread).toBeCloseTo(60 / Math.sqrt(19), 9);
  });
});

// By hand, from the demand 315 293 326 390 457 466 452 406 422 437 513 414.
test.each<{ state: State; short: number; leftOver: number; dollars: number }>([
  // Short 57 + 66 + 52 + 6 + 22 + 37 + 113 + 14, left over 85 + 107 + 74 + 10.
  { state: standing(400), short: 367, leftOver: 276, dollars: 367 * 20 + 276 * 4 },
  { state: standing(400, "spoil"), short: 367, leftOver: 276, dollars: 367 * 20 + 276 * 16 },
])("a standing order of $state.order costs $dollars dollars", ({ state, ...cost }) => {
  expect(costOf(state)).toEqual(cost);
});

test("along the forecast, each month's order is the forecast and the margin", () => {
  for (const { actual, expected, ordered, short, leftOver } of orders(alongForecast(20))) {
    expect(ordered).toBe(expected + 20);
    expect(leftOver - short).toBe(ordered - actual);
    expect(Math.min(leftOver, short)).toBe(0);
  }
});

test("the line stays within its limits and on its steps", () => {
  expect(moveLine(standing(400), 463.2).order).toBe(460);
  expect(moveLine(standing(400), 9999).order).toBe(limits.standing.max);
  expect(moveLine(alongForecast(0), -9999).margin).toBe(limits.forecast.min);
  expect(moveLine(alongForecast(0), 9).order).toBe(initialState.order);
});

test.each(["keep", "spoil"] as const)(
  "for goods that %s, no neighbour of the cheapest line costs less",
  (goods) => {
    for (const state of [standing(400, goods), alongForecast(0, goods)]) {
      const best = withCheapestLine(state);
      const { name, step } = limits[state.line];
      for (const side of [-step, step])
        expect(costOf(moveLine(best, best[name] + side)).dollars).toBeGreaterThanOrEqual(
          costOf(best).dollars,
        );
    }
  },
);

test("the suggestions lead from the standing order to the cheapest line above a forecast", () => {
  const states = followSuggestions(initialState, text.suggest);
  const [first, second, third, fourth] = states.map((state) => costOf(state).dollars);
  expect(states.map((state) => [text.verdict(state), text.describe(state)])).toEqual([
    [text.verdicts.lost(first!), text.sentences.standing.now(states[0]!)],
    [text.verdicts.lost(second!), text.sentences.standing.cheapest(states[1]!)],
    [text.verdicts.saved(first! - third!), text.sentences.forecast.now(states[2]!)],
    [text.verdicts.saved(first! - fourth!), text.sentences.forecast.cheapest(states[3]!)],
  ]);
  const dearer = alongForecast(limits.forecast.min);
  expect(text.verdict(dearer)).toEqual(text.verdicts.dearer(costOf(dearer).dollars - first!));
});

test.each([
  standing(limits.standing.min),
  standing(limits.standing.max),
  alongForecast(limits.forecast.min),
  alongForecast(limits.forecast.max),
])("a suggestion moves the line of %j to where it costs least, and names the direction", (state) => {
  const best = withCheapestLine(state);
  const { verb } = text.lineValue(best) > text.lineValue(state) ? text.directions.up : text.directions.down;
  expect(text.suggest(state)).toEqual({ label: expect.stringMatching(`^${verb} `), changes: best });
  expect(text.suggest(best)?.label).toBe(state.line === "standing" ? text.forecastSuggestion : undefined);
});

test("the result names the line, wherever it is, and a margin is above or below the forecast", () => {
  for (let value: number = limits.standing.min; value <= limits.standing.max; value += limits.standing.step)
    expect(text.describe(standing(value))).toContain(`${value} a month`);
  for (let value: number = limits.forecast.min; value <= limits.forecast.max; value += limits.forecast.step) {
    const state = alongForecast(value);
    if (value === 0) continue;
    expect(text.describe(state)).toContain(text.formatLine(state));
    expect(text.formatLine(state)).toContain(text.directions[value > 0 ? "up" : "down"].from);
  }
});
