import type { Move, Stamp } from "../define-demo.tsx";
import { plural } from "../wording.ts";
import {
  charactersLost,
  faults,
  fields,
  isSent,
  markedIn,
  mend,
  refusedBy,
  refusedIn,
  send,
  type Fault,
  type Field,
  type State,
} from "./form-model.ts";

export const labels: Record<Field, string> = { name: "Name", email: "Email", phone: "Phone" };

/** The form's behaviour once each fault is mended. */
export const fixLabels: Record<Fault, string> = {
  cleared: "A refusal keeps the text",
  reasons: "Errors say what is wrong",
  spaces: "Numbers may hold spaces",
  labels: "Labels stay above the fields",
  stale: "Red goes once it is right",
  focus: "A refusal leads to the field",
};

export function stamp(state: State): Stamp | undefined {
  if (isSent(state)) return { text: "Delivered", good: true };
  return refusedBy(state).length > 0 ? { text: "Return to sender", good: false } : undefined;
}

export function describe(state: State): string {
  const { present } = state;
  if (isSent(state)) return `The message is sent, at attempt ${state.attempts}.`;
  const marked = markedIn(state);
  if (marked.length === 0) return "No field is red any more: press Send.";
  const refused = `The form refuses ${plural(marked.length, "field")}`;
  const reason = present.has("reasons") ? "without a reason" : "and says why";
  const lost = charactersLost(state);
  return `${refused} ${reason}${lost > 0 ? `, and ${plural(lost, "character")} are gone` : ""}.`;
}

/** The fault that hurts most, then the visitor's own mistake. */
export function suggest(state: State): Move<State> | undefined {
  const fault = faults.find((each) => state.present.has(each));
  if (fault) return { label: `Mend it: ${fixLabels[fault].toLowerCase()}`, changed: mend(state, fault) };
  if (isSent(state)) return undefined;
  const right = { name: "A. Visitor", email: "visitor@site.example", phone: "98765 43210" };
  const wrong = refusedIn(state.values, state.present);
  const values = Object.fromEntries(
    fields.map((field) => [field, wrong.includes(field) ? right[field] : state.values[field]]),
  ) as State["values"];
  return { label: "Type what it asks for, and send", changed: send({ ...state, values }) };
}

export function message(state: State): string {
  const { size } = state.present;
  return `I tried the form with ${size} of its ${plural(faults.length, "fault")} left. ${describe(state)}`;
}
