import { plural } from "../wording.ts";
import { faults, mended, refusedIn, stepAfter, walkThrough, type Fault, type State } from "./form-model.ts";

/** The form's behaviour once each fault is mended. */
export const fixLabels: Record<Fault, string> = {
  labels: "Labels stay above the fields",
  ring: "The focus can be seen",
  order: "Tab follows the form",
  spaces: "Numbers may hold spaces",
  border: "Errors say what is wrong",
  cleared: "A refusal keeps the text",
};

/** The words of a screen reader at the press that is shown, and the count of presses in both forms. */
export function describe(state: State): string {
  const step = stepAfter(walkThrough(state.present), state.pressed);
  if (!step) return describeCount(state);
  const says = step.says === "nothing" ? "nothing" : `“${step.says}”`;
  return `${step.action}: a screen reader says ${says}. ${describeCount(state)}`;
}

function describeCount({ present }: State): string {
  const steps = walkThrough(present);
  const refused = refusedIn(steps);
  return `With ${present.size} of ${faults.length} faults the message takes ${steps.length} presses and ${plural(refused, "field")} ${refused === 1 ? "is" : "are"} refused; mended, it takes ${mended.length} and ${refusedIn(mended)}.`;
}

export function message(state: State): string {
  return `I tried the two forms. ${describeCount(state)}`;
}
