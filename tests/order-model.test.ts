import { expect, test } from "vitest";
import {
  biggestDoubt,
  fundedWeeks,
  plannedOrder,
  riskiestFirst,
  type CardName,
} from "../src/demos/product-development/backlog.ts";
import { weekOfBiggestDoubt, moveCard, scheduleOf } from "../src/demos/product-development/order-model.ts";

const settledIn = (order: readonly CardName[], cheapTests: boolean) =>
  scheduleOf({ order, card: "scanning", cheapTests }).flatMap(({ settledWeek }) => settledWeek ?? []);

// Added up by hand from the weeks 11, 9, 8, 6, 5, 5, 4 and 2; the money ends after 35.
test.each<{ name: string; order: readonly CardName[]; built: number[]; tested: number[] }>([
  {
    name: "riskiest first",
    order: riskiestFirst,
    built: [11, 20, 28, 34],
    tested: [1, 12, 21, 29, 35],
  },
  { name: "as planned", order: plannedOrder, built: [20, 25, 31], tested: [12, 21, 26, 32] },
  {
    name: "with the biggest doubt moved to the top",
    order: moveCard(plannedOrder, "scanning", 0),
    built: [11, 31],
    tested: [1, 23, 32],
  },
])("$name, doubts are settled in these weeks, as far as the money lasts", ({ order, built, tested }) => {
  expect(settledIn(order, false)).toEqual(built);
  expect(settledIn(order, true)).toEqual(tested);
});

test("the money ends within the card that holds the biggest doubt, as planned", () => {
  const plan = { order: plannedOrder, card: biggestDoubt, cheapTests: false };
  const { startWeek, endWeek } = scheduleOf(plan).find(({ card }) => card === biggestDoubt)!;
  expect([startWeek, endWeek]).toEqual([31, 42]);
  expect(fundedWeeks).toBe(35);
  expect(weekOfBiggestDoubt(plan)).toBeUndefined();
});

test("a card that takes a place moves those between by one, in both directions", () => {
  const order: CardName[] = ["accounts", "dashboard", "settings", "payment"];
  expect(moveCard(order, "accounts", 2)).toEqual(["dashboard", "settings", "accounts", "payment"]);
  expect(moveCard(order, "payment", 1)).toEqual(["accounts", "payment", "dashboard", "settings"]);
  expect(moveCard(order, "settings", 2)).toEqual(order);
});
