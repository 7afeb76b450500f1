import { plural } from "../wording.ts";
import {
  ageRule,
  bins,
  cheapestThreshold,
  costOf,
  outcomeAt,
  precisionOf,
  recallOf,
  type State,
} from "./threshold-model.ts";

export const score = (threshold: number) => (threshold / bins).toFixed(2);
export const hours = (count: number) => plural(count, "hour");
const percent = (part: number) => `${Math.round(part * 100)}%`;

export function describe(state: State): string {
  const cheapest = cheapestThreshold(state);
  const advice =
    state.threshold === cheapest
      ? "No other threshold costs less at these prices."
      : `The cheapest threshold at these prices is ${score(cheapest)}.`;
  return `${describeOutcome(state)} ${advice}`;
}

function describeOutcome(state: State): string {
  const outcome = outcomeAt(state.threshold);
  const precision = precisionOf(outcome);
  const alarms =
    precision === undefined ? " and raises no alarm" : `, and ${percent(precision)} of its alarms are right`;
  return `At ${score(state.threshold)} the model catches ${outcome.caught} of 80 failures (${percent(recallOf(outcome))})${alarms}. That loses ${costOf(outcome, state)} hours, against ${costOf(ageRule, state)} with the rule of thumb.`;
}

export function message(state: State): string {
  return `I tried the threshold demonstration: a missed failure costs ${hours(state.miss)}, a false alarm ${hours(state.falseAlarm)}. ${describeOutcome(state)}`;
}
