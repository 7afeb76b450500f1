import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { backlog, biggestRisk, fundedWeeks, riskiestFirst } from "./backlog-items.ts";
import { moveItem, weekOfBiggestRisk, scheduleOf, type State } from "./backlog-model.ts";

const riskCount = riskiestFirst.filter((item) => backlog[item].risk > 0).length;
const biggestRiskQuoted = `“${backlog[biggestRisk].title}”`;

const settledRisks = (state: State) => scheduleOf(state).filter(({ settledWeek }) => settledWeek).length;

/** The label of the switch. */
export const testLabel = "Test each risk in one week, before building";

/** The weeks after the money has run out, and when that is. */
export const noMoney = "No money";
export const noMoneySince = `after week\u00a0${fundedWeeks}`;

/** The names of weeks on the axis, the first of which says what is counted. */
export const weekNames = ["week\u00a010", "20", "30"];

/** The word after a risk such as 30%. On a phone only screen readers say it. */
export const riskUnit = " risk";

export const moveLabel = (title: string, index: number) => `Move “${title}” ${index === 0 ? "down" : "up"}`;

/** The question that the biggest risk asks, or the week in which it is answered. */
export function headline(state: State): string {
  const week = weekOfBiggestRisk(state);
  if (!week) return "Will anyone scan?";
  return settledRisks(state) === riskCount
    ? `All ${riskCount} risks settled`
    : `You’ll know in week\u00a0${week}`;
}

/** Explains the dark items. */
export const testsLegend = "Dark: a week of testing";

/** Explain the colours of the risks, in which they are set. */
export const riskLegend = { title: "Risks:", settled: "settled", open: "open" };

export const verdicts = {
  never: { text: "Too late", good: false },
  late: { text: "Delayed", good: false },
  early: { text: "Sea mail", good: true },
  first: { text: "Air mail", good: true },
  allSettled: { text: "Express", good: true },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  const week = weekOfBiggestRisk(state);
  if (!week) return verdicts.never;
  if (week > fundedWeeks / 2) return verdicts.late;
  if (settledRisks(state) === riskCount) return verdicts.allSettled;
  return week > 1 ? verdicts.early : verdicts.first;
}

export const sentences = {
  never: `The money runs out in week\u00a0${fundedWeeks}, and ${biggestRiskQuoted} is still a guess.`,
  settled: (week: number, count: number) =>
    `In week\u00a0${week} you’ll know whether ${biggestRiskQuoted} works. The money covers ${count} of ${riskCount} risks.`,
};

export function describe(state: State): string {
  const week = weekOfBiggestRisk(state);
  return week ? sentences.settled(week, settledRisks(state)) : sentences.never;
}

export const suggestions = {
  biggestRisk: "Put the biggest risk first",
  tests: "Test before building",
  otherRisks: "Order the rest by risk",
};

export function suggest(state: State): Suggestion<State> | undefined {
  const { order, cheapTests } = state;
  if (order[0] !== biggestRisk)
    return { label: suggestions.biggestRisk, changes: { order: moveItem(order, biggestRisk, 0) } };
  if (!cheapTests) return { label: suggestions.tests, changes: { cheapTests: true } };
  const changes = { order: riskiestFirst };
  return settledRisks(state) < settledRisks({ ...state, ...changes })
    ? { label: suggestions.otherRisks, changes }
    : undefined;
}

export const explanation =
  "The figures are made up. A risk is the chance that an item ends the project. It is settled when the item is built or, sooner, by a cheap test in the item’s first week.";

export function enclosure(state: State): string {
  const titles = state.order.map((item) => backlog[item].title).join(", ");
  return `I tried the backlog demonstration with this order: ${titles}${state.cheapTests ? ", each risk tested in its first week" : ""}. ${describe(state)}`;
}
