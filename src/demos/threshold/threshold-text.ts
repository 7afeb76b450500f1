import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatCount } from "../kit/format.ts";
import {
  ageRule,
  binCount,
  cheapestThreshold,
  costOf,
  outcomeAt,
  precisionOf,
  recallOf,
  skipToGoal,
  type Outcome,
  type Prices,
  type State,
} from "./threshold-model.ts";

export const formatScore = (threshold: number) => (threshold / binCount).toFixed(2);
export const formatHours = (count: number) => formatCount(count, "hour");

export const priceLabels: Record<keyof Prices, string> = {
  miss: "A missed failure costs",
  falseAlarm: "A false alarm costs",
};

/** Explains the places of the machines. */
export const legend = "Upper half: failed. Lower half: ran on.";
export const highestScore = "score 1.00";

/** Returns how many machines the line catches, misses, and rightly or wrongly leaves alone. */
export function outcomeTexts({ missed, caught, leftAlone, falseAlarms }: Outcome) {
  return {
    missed: `${missed}\u00a0missed`,
    caught: `${caught}\u00a0caught`,
    leftAlone: `${leftAlone}\u00a0left alone`,
    falseAlarms: formatCount(falseAlarms, "false alarm"),
  };
}

export const costUnit = "hours lost";
export const formatShortHours = (hours: number) => `${hours.toLocaleString("en")}\u00a0h`;

const formatShare = (part: number) => `${Math.round(part * 100)}%`;

/** The question, until the line is where it costs least. */
export function headline(state: State): string {
  return state.threshold === cheapestThreshold(state) ? "No line costs less" : "Which machines do you check?";
}

export const verdicts = {
  cheapest: { text: "Paid", good: true },
  dearer: { text: "Postage due", good: false },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  return state.threshold === cheapestThreshold(state) ? verdicts.cheapest : verdicts.dearer;
}

/** Compare the line with the best one. */
export const comparisons = {
  cheapest: ", and no other line costs less",
  dearer: (least: number) => `; the best line costs ${least}`,
};

export function describe(state: State): string {
  const outcome = outcomeAt(state.threshold);
  const [cost, least] = [costOf(outcome, state), costOf(outcomeAt(cheapestThreshold(state)), state)];
  const best = cost > least ? comparisons.dearer(least) : comparisons.cheapest;
  return `${formatCount(outcome.missed, "missed failure")} and ${formatCount(outcome.falseAlarms, "false alarm")} cost ${formatHours(cost)}${best}.`;
}

/** A price, in hours, at which another threshold is the cheapest. */
const dearFalseAlarm = 8;

export const suggestions = {
  move: (threshold: number) => `Move the line to ${formatScore(threshold)}`,
  dearer: `Let a false alarm cost ${formatHours(dearFalseAlarm)}`,
};

/** Suggests the cheapest threshold, then a price that moves it. */
export function suggest(state: State): Suggestion<State> | undefined {
  const { goal = nextGoal(state) } = state;
  if (!goal) return undefined;
  const { threshold } = goal;
  return {
    label: threshold === undefined ? suggestions.dearer : suggestions.move(threshold),
    // A second press does not wait until the goal is reached.
    changes: state.goal ? skipToGoal(state) : { goal },
  };
}

function nextGoal(state: State): State["goal"] {
  const threshold = cheapestThreshold(state);
  if (state.threshold !== threshold) return { threshold };
  return state.falseAlarm < dearFalseAlarm ? { falseAlarm: dearFalseAlarm } : undefined;
}

export function explanation(state: State): string {
  const outcome = outcomeAt(state.threshold);
  const precision = precisionOf(outcome);
  const right =
    precision === undefined ? "" : ` Of its alarms, ${formatShare(precision)} are right (precision).`;
  return `The scores are made up. Of 500 machines, 80 failed. The line catches ${formatShare(recallOf(outcome))} of the failures (recall).${right} Checking all machines over eight years old instead would cost ${formatHours(costOf(ageRule, state))}.`;
}

export function enclosure(state: State): string {
  return `I tried the threshold demonstration with an alarm at a score of ${formatScore(state.threshold)} or more. A missed failure costs ${formatHours(state.miss)} and a false alarm ${formatHours(state.falseAlarm)}. ${describe(state)}`;
}
