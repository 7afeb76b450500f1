import { expect, test } from "vitest";
import {
  biggestRisk,
  fundedWeeks,
  plannedOrder,
  riskiestFirst,
  type ItemName,
} from "../../../src/demos/backlog/backlog-items.ts";
import { moveItem, scheduleOf, weekOfBiggestRisk } from "../../../src/demos/backlog/backlog-model.ts";

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
  expect([startWeek, endWeek]).toEqual([31, 42]);
  expect(fundedWeeks).toBe(35);
  expect(weekOfBiggestRisk(plan)).toBeUndefined();
});
