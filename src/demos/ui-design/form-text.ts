import type { Suggestion, Verdict } from "../define-demo.tsx";
import { formatList, formatCount } from "../format.ts";
import {
  charactersLost,
  faults,
  fields,
  isSent,
  markedFields,
  toggleFault,
  refusedFields,
  invalidFields,
  send,
  type Fault,
  type Field,
  type State,
} from "./form-model.ts";

export const labels: Record<Field, string> = { name: "Name", email: "Email", phone: "Phone" };

export const fixLabels: Record<Fault, string> = {
  cleared: "Keep what was typed",
  labels: "Keep the labels visible",
  reasons: "Say what’s wrong",
  spaces: "Allow spaces in numbers",
};

export function verdict(state: State): Verdict | undefined {
  if (isSent(state)) return { text: "Delivered", good: true };
  return refusedFields(state).length > 0 ? { text: "Return to sender", good: false } : undefined;
}

export function describe(state: State): string {
  const { present, values } = state;
  if (isSent(state)) return "No field is red, and the message reaches you.";
  const marked = markedFields(state);
  if (marked.length === 0) return "No field is red any more. Press Send.";
  const lost = charactersLost(state);
  const unlabelled = present.has("labels") ? fields.filter((field) => values[field]).length : 0;
  const details = [
    `${formatCount(marked.length, "field")} in red`,
    present.has("reasons") ? "no reason given" : "the reason given",
    lost > 0 ? `${formatCount(lost, "typed character")} gone` : "",
    unlabelled > 0 && lost === 0 ? `${formatCount(unlabelled, "field")} without a label` : "",
  ];
  const heading = present.size > 0 ? formatCount(present.size, "fault") : "The form is fixed";
  return `${heading}: ${formatList(details.filter(Boolean))}.`;
}

/** Suggests to correct the faults in their order, then the visitor's own mistake. */
export function suggest(state: State): Suggestion<State> | undefined {
  if (isSent(state)) return undefined;
  const fault = faults.find((each) => state.present.has(each));
  if (fault) return { label: fixLabels[fault], changes: toggleFault(state, fault) };
  const validValues = { name: "A. Visitor", email: "visitor@site.example", phone: "98765 43210" };
  const values = { ...state.values };
  for (const field of invalidFields(values, state.present)) values[field] = validValues[field];
  return { label: "Correct it and send", changes: send({ ...state, values }) };
}

export function message(state: State): string {
  const { size } = state.present;
  return `I tried the form with ${size} of its ${formatCount(faults.length, "fault")} left. ${describe(state)}`;
}
