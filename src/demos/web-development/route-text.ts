import { plural } from "../wording.ts";
import { costOf, type State } from "./route-model.ts";

/** What the faulty release costs, against the same fault with everything released at once. */
export function describe(state: State): string {
  const { bad, moved } = state;
  const failed = plural(costOf(state, "route").failedVisits, "failed visit");
  const atOnce = costOf(state, "everything").failedVisits.toLocaleString("en");
  return moved.has(bad)
    ? `The mistake on ${bad} costs ${failed} until one rule takes it back; released all at once, ${atOnce}.`
    : `${bad} is back after ${failed}; released all at once, it would have been ${atOnce}.`;
}

export function message(state: State): string {
  return `I tried the migration demonstration with a bad release on ${state.bad}, open to ${state.trial}% of its visitors and noticed after ${plural(state.detectionMinutes, "minute")}. ${describe(state)}`;
}
