import { expect, test } from "vitest";
import {
  binCount,
  cheapestThreshold,
  costOf,
  initialState,
  outcomeAt,
  precisionOf,
  recallOf,
  skipToGoal,
} from "../../../src/demos/threshold/threshold-model.ts";
import * as text from "../../../src/demos/threshold/threshold-text.ts";
import { followSuggestions } from "../support/follow-suggestions.ts";

const machines = 500;
const failures = 80;

test.each([
  { name: "every machine raises an alarm", threshold: 0, caught: 80, falseAlarms: 420 },
  { name: "the upper half does", threshold: 10, caught: 70, falseAlarms: 44 },
  { name: "a low threshold", threshold: 13, caught: 54, falseAlarms: 16 },
  { name: "none does", threshold: binCount, caught: 0, falseAlarms: 0 },
])("counts the four outcomes when $name", ({ threshold, caught, falseAlarms }) => {
  expect(outcomeAt(threshold)).toEqual({
    caught,
    missed: failures - caught,
    falseAlarms,
    leftAlone: machines - failures - falseAlarms,
  });
});

// Source: the confusion matrix in Powers, "Evaluation: From Precision, Recall and F-Measure to ROC". By hand,
// the results are 30 of 42 and 30 of 60.
test("computes precision and recall as the textbook does", () => {
  const outcome = { caught: 30, missed: 30, falseAlarms: 12, leftAlone: 28 };
  expect(precisionOf(outcome)).toBeCloseTo(0.714, 3);
  expect(recallOf(outcome)).toBe(0.5);
});

test.each([
  { miss: 1, falseAlarm: 12 },
  { miss: 12, falseAlarm: 2 },
  { miss: 40, falseAlarm: 1 },
])("no threshold is cheaper than the cheapest at $miss and $falseAlarm hours", (prices) => {
  const cheapest = costOf(outcomeAt(cheapestThreshold(prices)), prices);
  for (let threshold = 0; threshold <= binCount; threshold += 1) {
    expect(costOf(outcomeAt(threshold), prices)).toBeGreaterThanOrEqual(cheapest);
  }
});

test("the cheapest threshold is lower the more a miss costs", () => {
  const thresholds = [1, 5, 12, 25, 40].map((miss) => cheapestThreshold({ miss, falseAlarm: 4 }));
  expect(thresholds).toEqual(thresholds.toSorted((a, b) => b - a));
  expect(new Set(thresholds).size).toBeGreaterThan(3);
});

test("the suggestions move the line to where it costs least, at two prices", () => {
  const states = followSuggestions(initialState, text.suggest, (state) => ({
    ...state,
    ...skipToGoal(state),
  }));
  const [first, , dearer] = states.map(cheapestThreshold);
  expect(states.map((state) => [text.verdict(state), text.suggest(state)?.label])).toEqual([
    [text.verdicts.dearer, text.suggestions.move(first!)],
    [text.verdicts.cheapest, text.suggestions.dearer],
    [text.verdicts.dearer, text.suggestions.move(dearer!)],
    [text.verdicts.cheapest, undefined],
  ]);
  const [wrong, right] = states;
  expect(text.describe(wrong!)).toContain(text.comparisons.dearer(costOf(outcomeAt(first!), wrong!)));
  expect(text.describe(right!)).toContain(text.comparisons.cheapest);
});
