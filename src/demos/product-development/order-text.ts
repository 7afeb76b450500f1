import { list } from "../wording.ts";
import { backlog, biggestDoubt, easiestFirst, riskiestFirst, type Order } from "./backlog.ts";
import { biggestSettledAt, spentWhenStopped, type State } from "./order-model.ts";

export function describe({ order, cheapTests }: State): string {
  const spent = biggestSettledAt(order, cheapTests);
  const least = biggestSettledAt(riskiestFirst, cheapTests);
  return `The biggest doubt, “${backlog[biggestDoubt].title}”, is settled at ${spent}% of the budget${spent === least ? "" : `; riskiest first, at ${least}%`}.`;
}

/** The average loss in this order, against the two others. */
export function explain({ order, cheapTests }: State): string {
  const stopped = (one: Order) => Math.round(spentWhenStopped(one, cheapTests));
  const others = [
    { name: "riskiest first", order: riskiestFirst },
    { name: "easiest first", order: easiestFirst },
  ]
    .filter((other) => other.order.join() !== order.join())
    .map((other) => `${stopped(other.order)}% ${other.name}`);
  return `When a doubt ends the project, ${stopped(order)}% is gone on average, against ${list(others)}.`;
}

export function message(state: State): string {
  const titles = state.order.map((name) => backlog[name].title).join(", ");
  return `I tried the backlog demonstration with this order: ${titles}${state.cheapTests ? ", each begun with its cheap test" : ""}. ${describe(state)} ${explain(state)}`;
}
