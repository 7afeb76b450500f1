import { expect, test } from "vitest";
import {
  backlog,
  biggestDoubt,
  cardNames,
  easiestFirst,
  plannedOrder,
  riskiestFirst,
  type Order,
} from "../src/demos/product-development/backlog.ts";
import { biggestSettledAt, doubtOf, spentWhenStopped } from "../src/demos/product-development/order-model.ts";

// Added up by hand from the costs 22, 18, 16, 13, 10, 9, 7 and 5.
test.each<{ name: string; order: Order; built: number; tested: number }>([
  { name: "riskiest first", order: riskiestFirst, built: 22, tested: 1 },
  { name: "easiest first", order: easiestFirst, built: 100, tested: 79 },
  { name: "as planned", order: plannedOrder, built: 71, tested: 50 },
])(
  "$name, the biggest doubt is settled at $built percent, or $tested with a cheap test",
  ({ order, built, tested }) => {
    expect(biggestSettledAt(order, false)).toBe(built);
    expect(biggestSettledAt(order, true)).toBe(tested);
  },
);

test("the cards are the whole budget, and their doubts add up as independent chances do", () => {
  expect(cardNames.reduce((sum, card) => sum + backlog[card].cost, 0)).toBe(100);
  expect(biggestDoubt).toBe("scanning");
  // 0.6 x 0.7 = 0.42 by hand.
  expect(doubtOf(["scanning", "payment"])).toBeCloseTo(58, 10);
  expect(doubtOf(cardNames)).toBeCloseTo(100 * (1 - 0.6 * 0.7 * 0.8 * 0.85 * 0.92 * 0.98 * 0.99), 10);
});

// Two doubts by hand: 40% of the time it ends after 22; of the other 60%, three in ten end after 40. (0.4 x 22 + 0.18 x 40) / 0.58.
test("what is spent when a doubt ends the project is weighed by how often each does", () => {
  expect(spentWhenStopped(["scanning", "payment"], false)).toBeCloseTo(16 / 0.58, 10);
});

function* permutations(cards: Order): Generator<Order> {
  if (cards.length === 0) yield [];
  for (const card of cards) {
    for (const rest of permutations(cards.filter((other) => other !== card))) yield [card, ...rest];
  }
}

// Mitten (1960), "An analytic solution to the least cost testing sequence problem": by chance of failing per cost, most first.
// The cards were chosen so that this is also the order by doubt; all 40,320 orders are tried.
test.each([false, true])("of all orders, riskiest first loses least (cheap tests: %s)", (cheapTests) => {
  const best = spentWhenStopped(riskiestFirst, cheapTests);
  let tried = 0;
  let least = Infinity;
  for (const order of permutations(cardNames)) {
    tried += 1;
    least = Math.min(least, spentWhenStopped(order, cheapTests));
  }
  expect(tried).toBe(40_320);
  expect(best).toBeCloseTo(least, 8);
});
