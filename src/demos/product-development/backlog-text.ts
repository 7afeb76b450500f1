import { backlog, biggestDoubt, fundedWeeks, riskiestFirst, type ItemName } from "./backlog.ts";
import { weekOfBiggestDoubt, scheduleOf, type State } from "./backlog-model.ts";

export const doubtCount = riskiestFirst.filter((item) => backlog[item].doubt > 0).length;
const biggestDoubtQuoted = `“${backlog[biggestDoubt].title}”`;

export const settledDoubts = (state: State) =>
  scheduleOf(state).filter(({ settledWeek }) => settledWeek).length;

/** What the switch does, in the two lines in which it is drawn. */
export const testLines = ["Test each doubt in one", "week, before building"] as const;

/** Returns an item's position in the order and its doubt, for screen readers: "2 of 8, 30% doubt". */
export function formatPosition(item: ItemName, order: readonly ItemName[]): string {
  const position = `${order.indexOf(item) + 1} of ${order.length}`;
  const { doubt } = backlog[item];
  return doubt > 0 ? `${position}, ${doubt}% doubt` : position;
}

/** The question that the biggest doubt asks, or the week in which it is answered. */
export function headline(state: State): string {
  const week = weekOfBiggestDoubt(state);
  if (!week) return "Will anyone scan?";
  return settledDoubts(state) === doubtCount ? "All five doubts settled" : `You know in week ${week}`;
}

/** What the colours mean. */
export const legend = ({ cheapTests }: State) =>
  cheapTests ? "Dark: a week of testing" : "Doubts: blue settled, red open";

export function describe(state: State): string {
  const week = weekOfBiggestDoubt(state);
  const count = settledDoubts(state);
  return week
    ? `In week\u00a0${week} you know whether ${biggestDoubtQuoted} works. The money covers ${count} of ${doubtCount} doubts.`
    : `The money runs out in week\u00a0${fundedWeeks}, and ${biggestDoubtQuoted} is still a guess.`;
}

export function enclosure(state: State): string {
  const titles = state.order.map((item) => backlog[item].title).join(", ");
  return `I tried the backlog demonstration with this order: ${titles}${state.cheapTests ? ", each doubt tested in its first week" : ""}. ${describe(state)}`;
}
