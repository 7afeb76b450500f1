import { backlog, biggestDoubt, fundedWeeks, riskiestFirst } from "./backlog.ts";
import { weekOfBiggestDoubt, scheduleOf, type State } from "./order-model.ts";

export const doubts = riskiestFirst.filter((card) => backlog[card].doubt > 0).length;
const quoted = `“${backlog[biggestDoubt].title}”`;

export const settledDoubts = (state: State) =>
  scheduleOf(state).filter(({ settledWeek }) => settledWeek).length;

export function describe(state: State): string {
  const week = weekOfBiggestDoubt(state);
  const count = settledDoubts(state);
  return week
    ? `In week ${week} you know whether ${quoted} works. The money covers ${count} of ${doubts} doubts.`
    : `The money ends in week ${fundedWeeks}, and nobody knows yet whether ${quoted} works.`;
}

export function message(state: State): string {
  const titles = state.order.map((card) => backlog[card].title).join(", ");
  return `I tried the backlog demonstration with this order: ${titles}${state.cheapTests ? ", each doubt tested in its first week" : ""}. ${describe(state)}`;
}
