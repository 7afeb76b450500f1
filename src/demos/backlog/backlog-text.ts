import type { Suggestion, Verdict } from "../demo-definition.ts";
import {
  allWeeks,
  backlog,
  biggestRisk,
  fundedWeeks,
  riskiestFirst,
  type ItemName,
} from "./backlog-items.ts";
import { moveItem, weekOfBiggestRisk, scheduleOf, type State } from "./backlog-model.ts";

const riskCount = riskiestFirst.filter((item) => backlog[item].risk > 0).length;
const biggestRiskQuoted = `“${backlog[biggestRisk].title}”`;

const settledRisks = (state: State) => scheduleOf(state).filter(({ settledWeek }) => settledWeek).length;

/** The label of the switch, in the two lines in which it is drawn. */
export const testLines = ["Test each risk in one", "week, before building"] as const;

/** The label of the weeks after the money has run out, in two lines. */
export const noMoneyLines = ["No money", `after week ${fundedWeeks}`] as const;

/** Returns the name of a week on the axis, whose first name says what is counted. */
export const formatWeek = (week: number) => (week > 10 ? String(week) : `week ${week}`);

/** Returns a risk as a row shows it. In a narrow drawing it is a bare percentage. */
export const formatRisk = (risk: number, narrow = false) => `${risk}%${narrow ? "" : " risk"}`;

/** Returns an item's position in the order and its risk, for screen readers: "2 of 8, 30% risk". */
export function formatPosition(item: ItemName, order: readonly ItemName[]): string {
  const position = `${order.indexOf(item) + 1} of ${order.length}`;
  const { risk } = backlog[item];
  return risk > 0 ? `${position}, ${formatRisk(risk)}` : position;
}

/** The question that the biggest risk asks, or the week in which it is answered. */
export function headline(state: State): string {
  const week = weekOfBiggestRisk(state);
  if (!week) return "Will anyone scan?";
  return settledRisks(state) === riskCount ? `All ${riskCount} risks settled` : `You’ll know in week ${week}`;
}

/** Explains the colours. */
export const legend = ({ cheapTests }: State) =>
  cheapTests ? "Dark: a week of testing" : "Risks: blue settled, red open";

export function verdict(state: State): Verdict {
  const week = weekOfBiggestRisk(state);
  if (!week) return { text: "Too late", good: false };
  if (week > fundedWeeks / 2) return { text: "Delayed", good: false };
  const mail = week > 1 ? "Sea mail" : "Air mail";
  return { text: settledRisks(state) < riskCount ? mail : "Express", good: true };
}

export function describe(state: State): string {
  const week = weekOfBiggestRisk(state);
  const count = settledRisks(state);
  return week
    ? `In week\u00a0${week} you’ll know whether ${biggestRiskQuoted} works. The money covers ${count} of ${riskCount} risks.`
    : `The money runs out in week\u00a0${fundedWeeks}, and ${biggestRiskQuoted} is still a guess.`;
}

export function suggest(state: State): Suggestion<State> | undefined {
  const { order, cheapTests } = state;
  if (order[0] !== biggestRisk)
    return { label: "Put the biggest risk first", changes: { order: moveItem(order, biggestRisk, 0) } };
  if (!cheapTests) return { label: "Test before building", changes: { cheapTests: true } };
  const changes = { order: riskiestFirst };
  return settledRisks(state) < settledRisks({ ...state, ...changes })
    ? { label: "Order the rest by risk", changes }
    : undefined;
}

export const explanation = `The figures are made up for the product in the list of risks below, with ${allWeeks} weeks of work and money for ${fundedWeeks}. A risk is the chance that an item proves wrong and ends the project. It is settled when the item is built, or by a cheap test in the item’s first week. Press an item to move it up, or drag it.`;

export function enclosure(state: State): string {
  const titles = state.order.map((item) => backlog[item].title).join(", ");
  return `I tried the backlog demonstration with this order: ${titles}${state.cheapTests ? ", each risk tested in its first week" : ""}. ${describe(state)}`;
}
