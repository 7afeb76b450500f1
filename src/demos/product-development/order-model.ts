import { backlog, biggestDoubt, type CardName, type Order } from "./backlog.ts";

export interface State {
  order: Order;
  cheapTests: boolean;
}

export interface Step {
  card: CardName;
  /** In percent of the budget. */
  begins: number;
  settled: number;
  ends: number;
  /** In percent: the chance that what is still open ends the project. */
  doubtLeft: number;
}

/** In percent: the chance that at least one of the cards proves wrong; each does so by itself. */
export function doubtOf(cards: Order): number {
  return 100 * (1 - cards.reduce((holds, card) => holds * (1 - backlog[card].doubt / 100), 1));
}

/** The cards in their order, one after the other. With cheap tests each begins with its test where it has one. */
export function stepsOf(order: Order, cheapTests: boolean): Step[] {
  let spent = 0;
  return order.map((card, index) => {
    const { cost, test } = backlog[card];
    const begins = spent;
    spent += cost;
    return {
      card,
      begins,
      settled: begins + (cheapTests ? (test ?? cost) : cost),
      ends: spent,
      doubtLeft: doubtOf(order.slice(index + 1)),
    };
  });
}

/** In percent of the budget: what is spent when the biggest doubt is settled. */
export function biggestSettledAt(order: Order, cheapTests: boolean): number {
  return stepsOf(order, cheapTests).find(({ card }) => card === biggestDoubt)!.settled;
}

/** In percent of the budget: what is spent on average by the day on which a doubt ends the project. */
export function spentWhenStopped(order: Order, cheapTests: boolean): number {
  let reached = 1;
  let spent = 0;
  for (const { card, settled } of stepsOf(order, cheapTests)) {
    const fails = reached * (backlog[card].doubt / 100);
    spent += fails * settled;
    reached -= fails;
  }
  return spent / (1 - reached);
}

/** The card changes places with the one before (-1) or after it (1). */
export function move(order: Order, index: number, by: -1 | 1): Order {
  const next = [...order];
  const [card] = next.splice(index, 1);
  next.splice(index + by, 0, card!);
  return next;
}
