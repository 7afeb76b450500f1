import { expect, test } from "vitest";
import {
  biggestRisk,
  fundedWeeks,
  plannedOrder,
  riskiestFirst,
  type ItemName,
} from "../../../src/demos/backlog/backlog-items.ts";
import { initialState, moveItem, scheduleOf } from "../../../src/demos/backlog/backlog-model.ts";
import * as text from "../../../src/demos/backlog/backlog-text.ts";
import { followSuggestions, resultOf } from "../support/follow-suggestions.ts";

const settledIn = (order: readonly ItemName[], cheapTests: boolean) =>
  scheduleOf({ order, cheapTests }).flatMap(({ settledWeek }) => settledWeek ?? []);

// Added up by hand: the items take 11, 9, 8, 6, 5, 5, 4 and 2 weeks, and the money ends after 35.
test.each<{ name: string; order: readonly ItemName[]; built: number[]; tested: number[] }>([
  {
    name: "riskiest first",
    order: riskiestFirst,
    built: [11, 20, 28, 34],
    tested: [1, 12, 21, 29, 35],
  },
  { name: "as planned", order: plannedOrder, built: [20, 25, 31], tested: [12, 21, 26, 32] },
  {
    name: "with the biggest risk moved to the top",
    order: moveItem(plannedOrder, "scanning", 0),
    built: [11, 31],
    tested: [1, 23, 32],
  },
])(
  "$name, risks are settled in the weeks $built, or $tested with cheap tests",
  ({ order, built, tested }) => {
    expect(settledIn(order, false)).toEqual(built);
    expect(settledIn(order, true)).toEqual(tested);
  },
);

test("in the planned order the money ends during the work on the biggest risk", () => {
  const plan = { order: plannedOrder, cheapTests: false };
  const { startWeek, endWeek } = scheduleOf(plan).find(({ item }) => item === biggestRisk)!;
  expect([startWeek, fundedWeeks, endWeek]).toEqual([31, 35, 42]);
});

test("the suggestions lead from a risk that is settled too late to all risks settled", () => {
  const states = followSuggestions(initialState, text.suggest);
  expect(states.map((state) => resultOf(text, state))).toEqual([
    [text.verdicts.never, text.sentences.never, text.suggestions.biggestRisk],
    [text.verdicts.early, text.sentences.settled(11, 2), text.suggestions.tests],
    [text.verdicts.first, text.sentences.settled(1, 3), text.suggestions.otherRisks],
    [text.verdicts.allSettled, text.sentences.settled(1, 5), undefined],
  ]);
  expect(text.verdict({ order: plannedOrder, cheapTests: true })).toBe(text.verdicts.late);
});
