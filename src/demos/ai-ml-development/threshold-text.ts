import type { Suggestion } from "../define-demo.tsx";
import { formatCount } from "../format.ts";
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
export const hours = (count: number) => formatCount(count, "hour");
const percent = (part: number) => `${Math.round(part * 100)}%`;

/** Who is missed and who is disturbed, and what both cost against the best line. */
export function describe(state: State): string {
  const outcome = outcomeAt(state.threshold);
  const [cost, least] = [costOf(outcome, state), costOf(outcomeAt(cheapestThreshold(state)), state)];
  const best = cost > least ? `; the best line costs ${least}` : ", and no other line costs less";
  return `${formatCount(outcome.missed, "missed failure")} and ${formatCount(outcome.falseAlarms, "false alarm")} cost ${hours(cost)}${best}.`;
}

/** Where the line costs least, then what moves it: a price. */
export function suggest(state: State): Suggestion<State> | undefined {
  const threshold = cheapestThreshold(state);
  if (state.threshold !== threshold)
    return { label: `Move the line to ${score(threshold)}`, changes: { threshold } };
  return state.falseAlarm < 8
    ? { label: "Let a false alarm cost 8 hours", changes: { falseAlarm: 8 } }
    : undefined;
}

export function note(state: State): string {
  const outcome = outcomeAt(state.threshold);
  const precision = precisionOf(outcome);
  const right = precision === undefined ? "" : ` Of its alarms, ${percent(precision)} are right (precision).`;
  return `Made-up scores of 500 machines, 80 of which failed within a week. The line catches ${percent(recallOf(outcome))} of the failures (recall).${right} Without a model, checking every machine over eight years old would cost ${hours(costOf(ageRule, state))}.`;
}

export function message(state: State): string {
  return `I tried the threshold demonstration with an alarm from a score of ${score(state.threshold)}. A missed failure costs ${hours(state.miss)}, a false alarm ${hours(state.falseAlarm)}. ${describe(state)}`;
}
