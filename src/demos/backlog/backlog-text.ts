import type { Suggestion, Verdict } from "../demo-definition.ts";
import { backlog, biggestDoubt, fundedWeeks, riskiestFirst, type ItemName } from "./backlog.ts";
import { moveItem, weekOfBiggestDoubt, scheduleOf, type State } from "./backlog-model.ts";

const doubtCount = riskiestFirst.filter((item) => backlog[item].doubt > 0).length;
const biggestDoubtQuoted = `“${backlog[biggestDoubt].title}”`;

const settledDoubts = (state: State) => scheduleOf(state).filter(({ settledWeek }) => settledWeek).length;

/** What the switch does, in the two lines in which it is drawn. */
export const testLines = ["Test each doubt in one", "week, before building"] as const;

/** What stands beyond the end of the money, in two lines. */
export const noMoneyLines = ["No money", `after week ${fundedWeeks}`] as const;

/** Returns the name of a week on the axis, whose first name says what is counted. */
export const formatWeek = (week: number) => (week > 10 ? String(week) : `week ${week}`);

/** Returns a doubt as a row shows it. In a narrow drawing it is a bare percentage. */
export const formatDoubt = (doubt: number, narrow = false) => `${doubt}%${narrow ? "" : " doubt"}`;

/** Returns an item's position in the order and its doubt, for screen readers: "2 of 8, 30% doubt". */
export function formatPosition(item: ItemName, order: readonly ItemName[]): string {
  const position = `${order.indexOf(item) + 1} of ${order.length}`;
  const { doubt } = backlog[item];
  return doubt > 0 ? `${position}, ${formatDoubt(doubt)}` : position;
}

/** The question that the biggest doubt asks, or the week in which it is answered. */
export function headline(state: State): string {
  const week = weekOfBiggestDoubt(state);
  if (!week) return "Will anyone scan?";
  return settledDoubts(state) === doubtCount ? "All five doubts settled" : `You’ll know in week ${week}`;
}

/** What the colours mean. */
export const legend = ({ cheapTests }: State) =>
  cheapTests ? "Dark: a week of testing" : "Doubts: blue settled, red open";

export function verdict(state: State): Verdict {
  const week = weekOfBiggestDoubt(state);
  if (!week) return { text: "Too late", good: false };
  if (week > fundedWeeks / 2) return { text: "Delayed", good: false };
  const mail = week > 1 ? "Sea mail" : "Air mail";
  return { text: settledDoubts(state) < doubtCount ? mail : "Express", good: true };
}

export function describe(state: State): string {
  const week = weekOfBiggestDoubt(state);
  const count = settledDoubts(state);
  return week
    ? `In week\u00a0${week} you’ll know whether ${biggestDoubtQuoted} works. The money covers ${count} of ${doubtCount} doubts.`
    : `The money runs out in week\u00a0${fundedWeeks}, and ${biggestDoubtQuoted} is still a guess.`;
}

export function suggest(state: State): Suggestion<State> | undefined {
  const { order, cheapTests } = state;
  if (order[0] !== biggestDoubt)
    return { label: "Put the biggest doubt first", changes: { order: moveItem(order, biggestDoubt, 0) } };
  if (!cheapTests) return { label: "Test before building", changes: { cheapTests: true } };
  const changes = { order: riskiestFirst };
  return settledDoubts(state) < settledDoubts({ ...state, ...changes })
    ? { label: "Order the rest by doubt", changes }
    : undefined;
}

export const explanation =
  "The figures are made up for the product in the list of doubts below, with fifty weeks of work and money for thirty-five. A doubt is the chance that an item proves wrong and ends the project. It is settled when the item is built, or by a cheap test in the item’s first week. Press an item to move it up, or drag it.";

export function enclosure(state: State): string {
  const titles = state.order.map((item) => backlog[item].title).join(", ");
  return `I tried the backlog demonstration with this order: ${titles}${state.cheapTests ? ", each doubt tested in its first week" : ""}. ${describe(state)}`;
}
