import { plural } from "../wording.ts";
import { ageRule, bins, costOf, outcomeAt, precisionOf, recallOf, type State } from "./threshold-model.ts";

export const score = (threshold: number) => (threshold / bins).toFixed(2);
export const hours = (count: number) => plural(count, "hour");
const percent = (part: number) => `${Math.round(part * 100)}%`;

/** The cost of the threshold, against today's rule. */
export function describe(state: State): string {
  const cost = costOf(outcomeAt(state.threshold), state);
  return `An alarm from ${score(state.threshold)} on loses ${cost} hours, against ${costOf(ageRule, state)} with the rule of thumb.`;
}

export function explain({ threshold }: State): string {
  const outcome = outcomeAt(threshold);
  const precision = precisionOf(outcome);
  const alarms =
    precision === undefined ? " and raises no alarm" : `, and ${percent(precision)} of its alarms are right`;
  return `The model catches ${outcome.caught} of 80 failures (${percent(recallOf(outcome))})${alarms}.`;
}

export function message(state: State): string {
  return `I tried the threshold demonstration: a missed failure costs ${hours(state.miss)}, a false alarm ${hours(state.falseAlarm)}. ${describe(state)} ${explain(state)}`;
}
